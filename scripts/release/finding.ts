/** A change of a document that breaks what it promised, and the two documents there are. */

export const documents = ['openapi', 'asyncapi'] as const;
export type DocumentName = (typeof documents)[number];

export interface Finding {
  document: DocumentName;
  /** Where in the document, as a JSON pointer, through references. */
  where: string;
  what: string;
}
