// generated from openapi/; do not edit
import type { ValidateFunction } from 'ajv';
export declare const createRunParams: ValidateFunction;
export declare const CreateTaskRun: ValidateFunction;
export declare const CreatePromptRun: ValidateFunction;
export declare const streamRunEventsParams: ValidateFunction;
export declare const getRunPatchParams: ValidateFunction;
export declare const getRunLogParams: ValidateFunction;
export declare const listWorkspacesParams: ValidateFunction;
export declare const CreateWorkspaceRequest: ValidateFunction;
export declare const listKeysParams: ValidateFunction;
export declare const CreateKeyRequest: ValidateFunction;
