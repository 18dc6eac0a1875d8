/** Finds where a bash command ends: quotes, expansions, here-documents and compound commands, by bash's own rules. */
import { createWords, refused } from './shell-words.ts';

export interface ShellScanner {
  /** The index of the newline that ends the command starting at `at`, or the text's length. */
  commandEnd(at: number): number;
}

/** What is still open. `for` waits for its `do`, `case` for a pattern; `body` is a case's commands. */
type Frame = 'if' | 'for' | 'loop' | 'case' | 'body' | '{' | '(';
/** What a word would be: in `for` the loop's name, in `in` what follows it, in `closed` something behind a compound command. */
type Mode = 'command' | 'arguments' | 'closed' | 'for' | 'in' | 'case' | 'pattern' | 'function';

const closers: Record<string, Frame> = { fi: 'if', done: 'loop', '}': '{' };
/** Words after which a command may start at once. */
const prefixes = new Set(['!', 'time', 'then', 'do', 'else', 'elif', 'coproc']);

export function createScanner(text: string): ShellScanner {
  const words = createWords(text, () => list(')'));
  const { here, rest, skipBlanks, skipTo, word, arithmetic, test, announce, newline, start, awaiting } =
    words;

  /** Reads commands up to the closing bracket, or at the top (`end` = newline) up to the newline that ends one. */
  function list(end: ')' | '\n'): void {
    const frames: Frame[] = [];
    let mode: Mode = 'command';
    /** An operator or a function's head asks for more, whatever the line does. */
    let more = false;
    let started = false;
    /** A command may be nothing but redirections. */
    let redirected = false;

    const pop = (frame: Frame) => {
      if (frames.pop() !== frame) throw refused;
      mode = 'closed';
      more = false;
    };
    const top = () => frames.at(-1);

    /** True when this newline ends the list. */
    function atNewline(): boolean {
      if (end === '\n' && started && frames.length === 0 && !more && !awaiting()) return true;
      const ends = end === '\n' && started && frames.length === 0 && !more;
      newline();
      if (ends) {
        // The newline before the next command is the last one of the last document.
        here.at = text[here.at - 1] === '\n' ? here.at - 1 : here.at;
        return true;
      }
      if (mode === 'arguments' || mode === 'closed') mode = 'command';
      redirected = false;
      return false;
    }

    function atWord(): void {
      const place = mode;
      if (place === 'command' && /^\[\[[\s]/.test(text.slice(here.at, here.at + 3))) {
        test();
        mode = 'closed';
        more = false;
        return;
      }
      const said = word();
      if (said === '') throw refused;
      // The number or name of a file descriptor belongs to the redirection behind it.
      if (/^(?:\d+|\{\w+\})$/.test(said) && (text[here.at] === '<' || text[here.at] === '>')) return;
      if (place === 'for') mode = 'in';
      else if (place === 'in') mode = said === 'in' ? 'arguments' : keyword(said, true);
      else if (place === 'case') mode = said === 'in' ? 'pattern' : 'case';
      else if (place === 'function') {
        mode = 'command';
        more = true;
      } else if (place === 'pattern' && said === 'esac') pop('case');
      else if (place === 'command' || place === 'closed') mode = keyword(said, place === 'closed');
      if (mode === 'command' || mode === 'arguments') functionHead(place, said);
    }

    /** `name ()` asks for its body, on this line or a later one. */
    function functionHead(place: Mode, said: string): void {
      if (place !== 'command' && place !== 'function') return;
      const before = here.at;
      skipBlanks();
      if (
        /^\([ \t]*\)/.test(text.slice(here.at, here.at + 20)) &&
        !/^[\w]+=/.test(said) &&
        !prefixes.has(said)
      ) {
        here.at = text.indexOf(')', here.at) + 1;
        mode = 'command';
        more = true;
      } else here.at = before;
    }

    function keyword(said: string, closedOnly: boolean): Mode {
      if (said === 'esac') {
        if (top() === 'body') frames.pop();
        pop('case');
        return 'closed';
      }
      const closes = closers[said];
      if (closes !== undefined) {
        pop(closes);
        return 'closed';
      }
      if (prefixes.has(said)) return prefix(said);
      if (closedOnly && said !== '{') throw refused;
      more = false;
      if (said === 'if') frames.push('if');
      else if (said === 'while' || said === 'until') frames.push('loop');
      else if (said === '{') {
        // A `for` may have braces in place of `do` and `done`.
        if (top() === 'for') frames.pop();
        frames.push('{');
      } else if (said === 'for' || said === 'select') {
        frames.push('for');
        return 'for';
      } else if (said === 'case') {
        frames.push('case');
        return 'case';
      } else if (said === 'function') return 'function';
      else return 'arguments';
      return 'command';
    }

    function prefix(said: string): Mode {
      if (['then', 'else', 'elif'].includes(said) && top() !== 'if') throw refused;
      if (said === 'do') {
        if (top() === 'for') frames[frames.length - 1] = 'loop';
        if (top() !== 'loop') throw refused;
      }
      more = false;
      return 'command';
    }

    function atOperator(char: string): void {
      if (rest('<<<')) here.at += 3;
      else if (rest('<<')) {
        here.at += 2;
        announce();
        redirected = true;
        more = false;
        return;
      } else if (rest('&>') || rest('>&') || rest('<&') || rest('>|') || rest('<>') || rest('>>'))
        here.at += 2;
      else if (char === '<' || char === '>') here.at += 1;
      else {
        separator(char);
        return;
      }
      // What a redirection names is a word wherever it stands, and changes nothing of where we are.
      skipBlanks();
      if (text[here.at] !== '\n' && text[here.at] !== '&') word();
      redirected = true;
      more = false;
    }

    function separator(char: string): void {
      if (char === ';' && (rest(';;') || rest(';&'))) {
        if (top() !== 'body') throw refused;
        here.at += rest(';;&') ? 3 : 2;
        frames.pop();
        mode = 'pattern';
        return;
      }
      const joins = rest('&&') || rest('||') || char === '|';
      if (mode === 'pattern' && char !== '|') throw refused;
      here.at += rest('&&') || rest('||') || rest('|&') ? 2 : 1;
      if (mode === 'pattern') return;
      if (joins && mode === 'command' && !redirected) throw refused;
      redirected = false;
      more = joins;
      mode = 'command';
    }

    /** A pattern's bracket, arithmetic, the head of an arithmetic `for`, or a subshell. */
    function opening(): void {
      if (mode === 'pattern') here.at += 1;
      else if (mode !== 'command' && mode !== 'for') throw refused;
      else if (rest('((') && arithmetic()) {
        mode = mode === 'for' ? 'in' : 'closed';
        more = false;
      } else {
        here.at += 1;
        more = false;
        frames.push('(');
      }
    }

    /** True when this bracket ends the list. */
    function closing(): boolean {
      here.at += 1;
      if (mode === 'pattern' && top() === 'case') {
        frames.push('body');
        mode = 'command';
        return false;
      }
      if (frames.length === 0 && end === ')') return true;
      pop('(');
      return false;
    }

    for (;;) {
      skipBlanks();
      if (here.at >= text.length) return;
      const char = text.charAt(here.at);
      if (char === '\n') {
        if (atNewline()) return;
        continue;
      }
      if (char === '#') {
        skipTo('\n');
        continue;
      }
      started = true;
      if ((char === '<' || char === '>') && text[here.at + 1] === '(') atWord();
      else if ('<>;&|'.includes(char)) atOperator(char);
      else if (char === '(') opening();
      else if (char === ')') {
        if (closing()) return;
      } else atWord();
    }
  }

  return {
    commandEnd: (from) => {
      start(from);
      try {
        list('\n');
      } catch (error) {
        // Brackets nested past the stack's depth are refused like any other error.
        if (error !== refused && !(error instanceof RangeError)) throw error;
        skipTo('\n');
      }
      return Math.min(here.at, text.length);
    },
  };
}
