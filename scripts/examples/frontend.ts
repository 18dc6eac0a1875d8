/** `npm run example:frontend`: a page of another origin that starts and follows runs. The service needs CORS_ORIGINS=http://127.0.0.1:5173. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';

const folder = join(import.meta.dirname, 'frontend');
const { PORT = '5173' } = process.env;

/** The SDK as one module for browsers. Those who install `agent-run-sdk` have their bundler do it. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, '../../src/sdk/index.ts'), formats: ['es'] },
    },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('vite made nothing');
  return chunk.code;
}

const files: Record<string, [type: string, text: string]> = {
  '/': ['text/html; charset=utf-8', await readFile(join(folder, 'index.html'), 'utf8')],
  '/app.js': ['text/javascript', await readFile(join(folder, 'app.js'), 'utf8')],
  '/agent-run-sdk.js': ['text/javascript', await bundle()],
};

const server = createServer((request, response) => {
  const [type, text] = files[request.url ?? ''] ?? [];
  if (type === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': type }).end(text);
});
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  console.log(`Open http://127.0.0.1:${typeof address === 'object' ? address?.port : PORT}/`);
});
