/** koa-router, loaded as CommonJS: its other half imports `node:http`, which costs what `base/node-http` tells. */
import { createRequire } from 'node:module';
import type Router from 'koa-router';

const { Router: KoaRouter } = createRequire(import.meta.url)('koa-router') as typeof import('koa-router');

export const createRouter = (): Router => new KoaRouter();
