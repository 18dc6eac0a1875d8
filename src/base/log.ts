/** Operator logging: structured lines (pino) on standard output or error, with secrets redacted at the root. */
import { destination, type Logger, pino } from 'pino';

export type Log = Logger;

/** Levels: error = someone must act now, warn = healed, info = life of runs, debug = development. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'secret',
          'authorization',
          '*.secret',
          '*.authorization',
          'req.headers.authorization',
          'headers.authorization',
        ],
        censor: '[redacted]',
      },
    },
    destination({ fd: 2, sync: false }),
  );
}
