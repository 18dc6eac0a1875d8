/** Reads the words of a shell script: quotes, expansions, arrays and here-documents, by bash's own rules. */

/** Where the reader stands; shared by those who read words and those who read commands. */
export interface Place {
  at: number;
}

export interface ShellWords {
  here: Place;
  /** Whether the text goes on with this. */
  rest(token: string): boolean;
  /** Skips blanks and escaped newlines. */
  skipBlanks(): void;
  /** To the next such character, or the end. */
  skipTo(char: string): void;
  /** The word that starts here, as written; empty when none does. */
  word(): string;
  /** Behind `((…))`; false, and unmoved, when the brackets close apart and so are subshells. */
  arithmetic(): boolean;
  /** Behind `[[ … ]]`. */
  test(): void;
  /** Behind `<<`: reads what ends the here-document whose body starts at the next line. */
  announce(): void;
  /** From the newline that ends a line behind it and behind the bodies of the here-documents announced on it. */
  newline(): void;
  /** Forgets what was announced and stands at `at`. */
  start(at: number): void;
  /** Whether a here-document is announced whose body has not been read. */
  awaiting(): boolean;
}

export const wordEnds = ' \t\n;&|<>()';
const blank = ' \t';
const wrongGuessesMax = 64;

/** Thrown where bash would refuse what it reads. */
export const refused = Symbol('refused');

/** `commands` reads the commands of a substitution, from behind its opening bracket to behind the closing one. */
export function createWords(text: string, commands: () => void): ShellWords {
  const here: Place = { at: 0 };
  let wrongGuesses = 0;
  /** Here-documents announced on this line. */
  let documents: { delimiter: string; tabs: boolean; quoted: boolean }[] = [];

  const rest = (token: string): boolean => text.startsWith(token, here.at);

  /** Skips blanks and escaped newlines. */
  function skipBlanks(): void {
    for (;;) {
      if (rest('\\\n')) here.at += 2;
      else if (here.at < text.length && blank.includes(text.charAt(here.at))) here.at += 1;
      else return;
    }
  }

  function skipTo(char: string): void {
    const found = text.indexOf(char, here.at);
    here.at = found === -1 ? text.length : found;
  }

  /** Behind the closing single quote; `escapes` is for $'…'. */
  function single(escapes: boolean): void {
    for (here.at += 1; here.at < text.length && text[here.at] !== "'"; here.at += 1)
      if (escapes && text[here.at] === '\\') here.at += 1;
    here.at += 1;
  }

  function double(): void {
    for (here.at += 1; here.at < text.length && text[here.at] !== '"'; ) {
      if (text[here.at] === '\\') here.at += 2;
      else if (text[here.at] === '$' || text[here.at] === '`') expansion(true);
      else here.at += 1;
    }
    here.at += 1;
  }

  function backticks(): void {
    for (here.at += 1; here.at < text.length && text[here.at] !== '`'; here.at += 1)
      if (text[here.at] === '\\') here.at += 1;
    here.at += 1;
  }

  /** At `$` or a backtick: behind whatever expansion starts here, or one character on. */
  function expansion(quoted: boolean): void {
    if (text[here.at] === '`') backticks();
    else if (rest('$((') && arithmetic(1)) return;
    else if (rest('$(')) {
      here.at += 2;
      commands();
    } else if (rest('${')) parameter(quoted);
    else if (rest('$[')) balanced('[', ']', 1);
    else if (!quoted && rest("$'")) {
      here.at += 1;
      single(true);
    } else here.at += 1;
  }

  /** `${…}`: an apostrophe opens a quote here even between double quotes. */
  function parameter(quoted: boolean): void {
    for (here.at += 2; here.at < text.length && text[here.at] !== '}'; ) {
      const char = text[here.at];
      if (char === '\\') here.at += 2;
      else if (char === '"') double();
      else if (char === "'") single(false);
      else if (char === '$' || char === '`') expansion(quoted);
      else here.at += 1;
    }
    here.at += 1;
  }

  /** From the opening bracket at `at + offset` behind its partner. */
  function balanced(open: string, close: string, offset: number): void {
    here.at += offset;
    for (let depth = 0; here.at < text.length; ) {
      const char = text.charAt(here.at);
      if (char === '\\') here.at += 2;
      else if (char === "'") single(false);
      else if (char === '"') double();
      else if (char === '$' || char === '`') expansion(false);
      else {
        here.at += 1;
        if (char === open) depth += 1;
        if (char === close) depth -= 1;
        if (depth === 0) return;
      }
    }
  }

  /** Behind `((…))` that starts at `here.at + offset`; false, and unmoved, when the brackets close apart and so are subshells. */
  function arithmetic(offset: number): boolean {
    // A wrong guess reads the text twice, and nested ones double each time; no honest command comes near the bound.
    if (wrongGuesses >= wrongGuessesMax) throw refused;
    const from = here.at;
    here.at += offset + 1;
    balanced('(', ')', 0);
    if (text[here.at] === ')') {
      here.at += 1;
      return true;
    }
    wrongGuesses += 1;
    here.at = from;
    return false;
  }

  /** A word at a word's place; gives its text as written. */
  function word(): string {
    const start = here.at;
    while (here.at < text.length) {
      const char = text.charAt(here.at);
      if (char === '\\') here.at += 2;
      else if (char === "'") single(false);
      else if (char === '"') double();
      else if (char === '$' || char === '`') expansion(false);
      else if ((char === '<' || char === '>') && text[here.at + 1] === '(' && here.at === start) {
        here.at += 2;
        commands();
      } else if (char === '(' && here.at > start && '=?*+@!'.includes(text.charAt(here.at - 1))) {
        if (text[here.at - 1] === '=') arrayValue();
        else balanced('(', ')', 0);
      } else if (wordEnds.includes(char)) break;
      else here.at += 1;
    }
    here.at = Math.min(here.at, text.length);
    return text.slice(start, here.at);
  }

  /** `(…)` of an array: words, comments and newlines. */
  function arrayValue(): void {
    for (here.at += 1; here.at < text.length; ) {
      skipBlanks();
      if (text[here.at] === ')') break;
      if (text[here.at] === '#') skipTo('\n');
      else if (text[here.at] === '\n') here.at += 1;
      else if (word() === '') throw refused;
    }
    here.at += 1;
  }

  /** `[[ … ]]`: operators of the shell mean other things here. */
  function test(): void {
    for (here.at += 2; here.at < text.length; ) {
      skipBlanks();
      if (rest(']]') && (here.at + 2 >= text.length || wordEnds.includes(text.charAt(here.at + 2)))) {
        here.at += 2;
        return;
      }
      if (word() === '') here.at += 1;
    }
  }

  /** Behind `<<` or `<<-`: remembers what ends the document. */
  function announce(): void {
    const tabs = text[here.at] === '-';
    if (tabs) here.at += 1;
    skipBlanks();
    const raw = word();
    if (raw === '') throw refused;
    const quoted = /['"\\]/.test(raw);
    documents.push({
      delimiter: raw.replaceAll(/\\(.)|["']/gs, '$1').replace(/^\$(?=.)/, quoted ? '' : '$'),
      tabs,
      quoted,
    });
  }

  /** At the newline that ends a line: behind it and behind the bodies of the documents it announced. */
  function newline(): void {
    here.at += 1;
    const due = documents;
    documents = [];
    for (const { delimiter, tabs, quoted } of due) {
      for (let line = ''; here.at < text.length; ) {
        const from = here.at;
        skipTo('\n');
        line += text.slice(from, here.at);
        here.at += 1;
        // An unquoted document joins lines at a backslash before it looks for its end.
        if (!quoted && /(?:^|[^\\])(?:\\\\)*\\$/.test(line)) {
          line = line.slice(0, -1);
          continue;
        }
        if ((tabs ? line.replace(/^\t+/, '') : line) === delimiter) break;
        line = '';
      }
    }
    here.at = Math.min(here.at, text.length);
  }

  return {
    here,
    rest,
    skipBlanks,
    skipTo,
    word,
    arithmetic: () => arithmetic(0),
    test,
    announce,
    newline,
    start: (at) => {
      here.at = at;
      documents = [];
      wrongGuesses = 0;
    },
    awaiting: () => documents.length > 0,
  };
}
