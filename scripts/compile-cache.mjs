/** Loaded before the program, in plain JavaScript: keeps what Node compiled, types already taken out, so that later starts read it instead. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Beside the program, which is trusted just as much. Where that cannot be written, the program keeps its own beside its data.
enableCompileCache?.(fileURLToPath(new URL('../dist/compile-cache', import.meta.url)));
