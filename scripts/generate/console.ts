/** The console, built by Vite into files that the service serves as they are: no source maps, names that hold a hash of the content. */
import { join } from 'node:path';
import { build } from 'vite';

/** Writes `console/` into `folder`. The page is made of `src/console` and whatever that imports. */
export async function writeConsole(root: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    root: join(root, 'src/console'),
    base: '/console/',
    publicDir: false,
    logLevel: 'warn',
    // The cache would lie in node_modules, which is not ours to write into.
    cacheDir: join(folder, '.vite'),
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: join(folder, 'console'),
      emptyOutDir: true,
      target: ['chrome123', 'firefox121', 'safari17.5'],
      sourcemap: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}
