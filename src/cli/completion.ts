/** `agent-runs completion <shell>`: what each shell completes with, made from the tree of commands itself. */
import type { Command } from 'commander';
import { usageError } from './exit.ts';
import type { Tree } from './leaf.ts';

interface Place {
  /** The commands that lead here, e.g. `runs list`. */
  path: string;
  words: { name: string; about: string }[];
  /** Options that are followed by a value. */
  valued: string[];
}

/** Every command with what may stand behind it. */
function places(command: Command, path: string[] = []): Place[] {
  const children = command.commands.filter((child) => child.name() !== 'help');
  const options = command.options.filter((option) => !option.hidden);
  return [
    {
      path: path.join(' '),
      words: [
        ...children.map((child) => ({ name: child.name(), about: child.summary() || child.description() })),
        ...(path.join(' ') === 'completion' ? shells.map((name) => ({ name, about: name })) : []),
        ...options.flatMap((option) =>
          option.long === null || option.long === undefined
            ? []
            : [{ name: option.long, about: option.description }],
        ),
        { name: '--help', about: 'what there is' },
      ],
      valued: options
        .filter((option) => option.required || option.optional)
        .flatMap((option) => [option.short, option.long].filter((flag) => typeof flag === 'string')),
    },
    ...children.flatMap((child) => places(child, [...path, child.name()])),
  ];
}

const shells = ['bash', 'zsh', 'fish'];
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const about = (text: string): string => text.replace(/\s+/g, ' ').replace(/[.`]/g, '').slice(0, 70);

/** The commands of what is typed so far, as a shell function that prints them: words behind a valued option are none. */
function bash(all: Place[]): string {
  return `# bash completion for agent-runs: source <(agent-runs completion bash)
_agent_runs_words() {
  case "$1" in
${all.map((place) => `    ${quoted(place.path)}) printf '%s\\n' ${place.words.map((word) => quoted(word.name)).join(' ')} ;;`).join('\n')}
    *) return 1 ;;
  esac
}
_agent_runs_valued() {
  case "$1 $2" in
${all
  .filter((place) => place.valued.length > 0)
  .map((place) => `    ${place.valued.map((flag) => quoted(`${place.path} ${flag}`)).join('|')}) return 0 ;;`)
  .join('\n')}
  esac
  return 1
}
_agent_runs() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path='' word index=1 next
  while [ "$index" -lt "$COMP_CWORD" ]; do
    word="\${COMP_WORDS[index]}"
    next="\${path:+$path }$word"
    if _agent_runs_valued "$path" "$word"; then
      index=$((index + 1))
      [ "$index" -lt "$COMP_CWORD" ] || { COMPREPLY=($(compgen -f -- "$current")); return; }
    elif _agent_runs_words "$next" >/dev/null; then path="$next"
    fi
    index=$((index + 1))
  done
  COMPREPLY=($(compgen -W "$(_agent_runs_words "$path")" -- "$current"))
}
complete -o default -F _agent_runs agent-runs
`;
}

function zsh(all: Place[]): string {
  const described = (place: Place): string =>
    place.words.map((word) => quoted(`${word.name.replaceAll(':', '\\:')}:${about(word.about)}`)).join(' ');
  return `#compdef agent-runs
# zsh completion for agent-runs: source <(agent-runs completion zsh), after compinit
_agent_runs_words() {
  case "$1" in
${all.map((place) => `    ${quoted(place.path)}) reply=(${described(place)}) ;;`).join('\n')}
    *) return 1 ;;
  esac
}
_agent_runs_valued() {
  case "$1 $2" in
${all
  .filter((place) => place.valued.length > 0)
  .map((place) => `    ${place.valued.map((flag) => quoted(`${place.path} ${flag}`)).join('|')}) return 0 ;;`)
  .join('\n')}
  esac
  return 1
}
_agent_runs() {
  local path_words='' word next index=2
  local -a reply
  while (( index < CURRENT )); do
    word="\${words[index]}"
    next="\${path_words:+$path_words }$word"
    if _agent_runs_valued "$path_words" "$word"; then
      (( index += 1 ))
      (( index < CURRENT )) || { _files; return; }
    elif _agent_runs_words "$next"; then path_words="$next"
    fi
    (( index += 1 ))
  done
  _agent_runs_words "$path_words"
  _describe agent-runs reply || _files
}
(( $+functions[compdef] )) && compdef _agent_runs agent-runs
`;
}

function fish(all: Place[]): string {
  return `# fish completion for agent-runs: agent-runs completion fish | source
function __agent_runs_words
  switch "$argv[1]"
${all.map((place) => `    case ${quoted(place.path)}\n      printf '%s\\t%s\\n' ${place.words.map((word) => `${quoted(word.name)} ${quoted(about(word.about).replaceAll("'", ''))}`).join(' ')}`).join('\n')}
    case '*'
      return 1
  end
end
function __agent_runs_valued
  switch "$argv[1] $argv[2]"
${all
  .filter((place) => place.valued.length > 0)
  .map(
    (place) =>
      `    case ${place.valued.map((flag) => quoted(`${place.path} ${flag}`)).join(' ')}\n      return 0`,
  )
  .join('\n')}
  end
  return 1
end
function __agent_runs
  set -l path ''
  set -l skip 0
  for word in (commandline -opc)[2..]
    if test $skip = 1
      set skip 0
      continue
    end
    set -l next (string trim -- "$path $word")
    if __agent_runs_valued "$path" "$word"
      set skip 1
    else if __agent_runs_words "$next" >/dev/null
      set path "$next"
    end
  end
  if test $skip = 1
    __fish_complete_path (commandline -ct)
  else
    __agent_runs_words "$path"
  end
end
complete -c agent-runs -f -a '(__agent_runs)'
`;
}

export function addCompletion({ io, settle }: Tree, program: Command): void {
  program
    .command('completion')
    .summary('print the completion of a shell')
    .description('Prints what a shell completes agent-runs with.')
    .argument('<shell>', shells.join(', '))
    .addHelpText(
      'after',
      `
Examples:
  $ source <(agent-runs completion bash)
  $ source <(agent-runs completion zsh)
  $ agent-runs completion fish > ~/.config/fish/completions/agent-runs.fish`,
    )
    .action((shell: string) => {
      const all = places(program);
      if (shell === 'bash') io.stdout.write(bash(all));
      else if (shell === 'zsh') io.stdout.write(zsh(all));
      else if (shell === 'fish') io.stdout.write(fish(all));
      else throw usageError(`It is one of ${shells.join(', ')}.`);
      settle(0);
    });
}
