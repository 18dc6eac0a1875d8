/** Types, fetch client and server interface, made by hey-api from the bundled document. */
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { header } from './document.ts';
import { serverPlugin } from './server-plugin.ts';

/** Writes `api/*.gen.ts` into `folder`, which holds the bundled `openapi.json`. */
export async function writeTypes(folder: string): Promise<void> {
  await createClient({
    input: join(folder, 'openapi.json'),
    output: { path: join(folder, 'api'), header: `// ${header}`, module: { extension: '.ts' } },
    logs: { level: 'silent', file: false },
    interactive: false,
    plugins: [
      '@hey-api/typescript',
      '@hey-api/sdk',
      { name: '@hey-api/client-fetch', baseUrl: 'http://127.0.0.1:8080/v1', throwOnError: false },
      serverPlugin(),
    ],
  });
}
