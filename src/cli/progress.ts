/** How a run is going, on standard error: a spinner where somebody watches, plain lines where it is written down. */
import yoctoSpinner from 'yocto-spinner';
import type { Retry, RunEvent } from '../sdk/index.ts';
import { type Io, isInteractive } from './io.ts';
import { durationText, type Output, plain, plainLines } from './output.ts';
import { every, now } from './time.ts';

export interface Progress {
  event(event: RunEvent): void;
  retry(retry: Retry): void;
  /** What is under way while there are no events yet. */
  phase(text: string): void;
  /** Makes room for a question; the answer goes on. */
  pause(): () => void;
  stop(): void;
}

const nothing: Progress = {
  event: () => undefined,
  retry: () => undefined,
  phase: () => undefined,
  pause: () => () => undefined,
  stop: () => undefined,
};

const tickMs = 1000;
const messageLinesMax = 20;

export function createProgress(io: Io, out: Output): Progress {
  if (out.quiet) return nothing;
  const live = isInteractive(io);
  const begun = now();
  let current = '';
  let steps = 0;
  let passed = 0;
  let failed = 0;
  let tokens = 0;
  let paused = false;
  // Ctrl-C is ours: it asks to cancel the run.
  const spinner = live ? yoctoSpinner({ stream: io.stderr, handleSignals: false }) : undefined;

  const elapsed = (): string => {
    const seconds = Math.floor((now() - begun) / 1000);
    return seconds === 0 ? '0 s' : durationText(seconds * 1000);
  };
  const counts = (): string =>
    [
      steps > 0 ? `${steps} ${steps === 1 ? 'step' : 'steps'}` : '',
      passed > 0 ? `${passed} passed` : '',
      failed > 0 ? `${failed} failed` : '',
      tokens > 0 ? `${tokens} tokens` : '',
      elapsed(),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  const draw = (): void => {
    if (spinner !== undefined)
      spinner.text = `${fitting(current, (io.stderr.columns || 80) - 45)} ${out.paint('dim', counts())}`;
  };
  const cancelTick = live ? every(tickMs, draw) : () => undefined;
  /** One line that stays, above what moves. */
  const tell = (line: string): void => {
    if (spinner !== undefined && !paused) {
      spinner.stop();
      io.stderr.write(`  ${line}\n`);
      spinner.start();
      draw();
    } else io.stderr.write(live ? `  ${line}\n` : `[${elapsed()}] ${line}\n`);
  };
  const phase = (text: string): void => {
    current = text;
    if (spinner === undefined) {
      tell(text);
      return;
    }
    if (!paused) spinner.start();
    draw();
  };

  const event = (found: RunEvent): void => {
    switch (found.type) {
      case 'run.started':
        tell(`${out.paint('cyan', '●')} run started${found.attempt > 1 ? `, attempt ${found.attempt}` : ''}`);
        phaseQuietly('at work');
        break;
      case 'step.started':
        if (spinner === undefined) tell(`▸ ${plain(found.step)}`);
        phaseQuietly(plain(found.step));
        break;
      case 'step.completed': {
        steps += 1;
        // Without checks of its own a step counts as one, and steps are told already.
        if (found.checks === 'reported') {
          passed += found.passed;
          failed += found.failed;
        }
        const good = found.status === 'completed' && found.failed === 0;
        const checks = [
          found.passed > 0 ? `${found.passed} passed` : '',
          found.failed > 0 ? `${found.failed} failed` : '',
        ].filter((part) => part !== '');
        tell(
          [
            good ? out.paint('green', '✓') : out.paint('red', '✗'),
            plain(found.step),
            ...(found.checks === 'reported' && checks.length > 0 ? [` ${checks.join(', ')} `] : []),
            out.paint('dim', durationText(found.duration_ms)),
          ].join(' '),
        );
        phaseQuietly('at work');
        break;
      }
      case 'message.added': {
        const text = plainLines(found.text).trim().split('\n');
        for (const line of text.slice(0, messageLinesMax)) tell(`${out.paint('dim', '│')} ${line}`);
        if (text.length > messageLinesMax)
          tell(`${out.paint('dim', '│')} … ${text.length - messageLinesMax} lines more in its log`);
        break;
      }
      case 'usage.updated':
        tokens = found.input + found.output;
        draw();
        break;
      case 'patch.ready':
        tell(
          `${out.paint('cyan', '●')} patch: ${found.files} ${found.files === 1 ? 'file' : 'files'}, +${found.insertions} -${found.deletions}`,
        );
        break;
      case 'run.retrying':
        tell(
          `${out.paint('yellow', '●')} starts again as attempt ${found.attempt}: ${plain(found.reason.message)}`,
        );
        break;
      case 'input.requested':
        tell(`${out.paint('yellow', '?')} ${plain(found.title)}`);
        phaseQuietly('waiting for an answer');
        break;
      case 'input.resolved':
        phaseQuietly('at work');
        break;
      case 'run.settled':
        tell(
          `${found.state === 'completed' ? out.paint('green', '●') : out.paint('red', '●')} ${found.state} (${plain(found.reason.code)})`,
        );
        break;
      default:
        // Kinds of events that come later are no concern of this version.
        break;
    }
  };
  const phaseQuietly = (text: string): void => {
    current = text;
    draw();
  };

  return {
    event,
    phase,
    retry: ({ error, waitMs }) =>
      tell(
        `${out.paint('yellow', '●')} ${plain(error.message)} Trying again in ${durationText(waitMs)}; the run goes on meanwhile.`,
      ),
    pause: () => {
      paused = true;
      spinner?.stop();
      return () => {
        paused = false;
        spinner?.start();
        draw();
      };
    },
    stop: () => {
      cancelTick();
      spinner?.stop();
    },
  };
}

function fitting(text: string, width: number): string {
  const most = Math.max(10, width);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
