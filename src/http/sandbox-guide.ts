/** What each sandbox promises and what none does, in the words of `/docs/sandbox` and of the README. */

export interface Promised {
  what: string;
  bubblewrap: string;
  unshare: string;
  none: string;
}

export const promised: readonly Promised[] = [
  {
    what: 'Files: only `/workspace`, `/home/agent`, a bounded `/tmp` and `/dev/shm`; `/usr` and a few files of `/etc`, read-only',
    bubblewrap: 'yes',
    unshare: 'yes',
    none: 'no: all that its user may open',
  },
  {
    what: "The service's environment, data folder and secrets, and the folders of other runs, are not there",
    bubblewrap: 'yes',
    unshare: 'yes',
    none: 'no; only a service that is root keeps its own files, by their rights',
  },
  {
    what: 'No network but a loopback of its own: no port of the machine, no Unix socket, no metadata address, no name',
    bubblewrap: 'yes',
    unshare: 'yes, but vsock sockets can be made',
    none: 'no: all that the machine reaches',
  },
  {
    what: 'A run with a `network` reaches the hosts and ports it was given, through the service, which asks for names itself and refuses what is not at a public address',
    bubblewrap: 'yes, and nothing else',
    unshare: 'yes, and nothing else',
    none: 'only programs that heed the proxy variables; the others reach what the machine does',
  },
  {
    what: 'It sees, signals and traces no process but its own',
    bubblewrap: 'yes',
    unshare: 'yes',
    none: 'no',
  },
  {
    what: 'An unprivileged user without capabilities, new privileges or further user namespaces; setuid programs give nothing',
    bubblewrap: 'yes',
    unshare: 'yes',
    none: 'only unprivileged, and only when the service is root',
  },
  {
    what: 'Keyrings, bpf, perf, userfaultfd, io_uring and foreign sockets are refused by a filter of system calls',
    bubblewrap: 'yes, on x86-64 and arm64',
    unshare: 'no',
    none: 'no',
  },
  {
    what: 'Nothing it started outlives the command, the run or the service',
    bubblewrap: 'yes',
    unshare: 'yes',
    none: 'no: a process that leaves its group does',
  },
  {
    what: 'Memory (`memory`)',
    bubblewrap: 'measured, 4 to 20 times a second',
    unshare: 'measured, 4 to 20 times a second',
    none: 'measured, what stays in its tree of processes',
  },
  {
    what: 'Processes and threads (`processes`)',
    bubblewrap: 'exact, for each command',
    unshare: 'exact, for each command',
    none: 'no',
  },
  {
    what: 'Processor time (`cpu`)',
    bubblewrap: 'exact for each process, measured for all together',
    unshare: 'exact for each process, measured for all together',
    none: 'exact for each process, measured for all together',
  },
  {
    what: 'Disk (`disk`); an empty file costs 1 KiB',
    bubblewrap: 'exact for each file, measured for the folders',
    unshare: 'exact for each file, measured for the folders',
    none: 'exact for each file, measured for the folders',
  },
  { what: 'Output of a step (`output`)', bubblewrap: 'exact', unshare: 'exact', none: 'exact' },
  {
    what: 'Time on the clock (`wall_clock`)',
    bubblewrap: 'exact',
    unshare: 'exact',
    none: 'exact, for what stays in its group',
  },
];

export const notPromised: readonly string[] = [
  'The kernel is the machine’s own, and a mistake in it is a way out. For code of people who mean harm put each worker into a virtual machine of its own, and the sandbox inside it.',
  'What is measured may be passed for a moment: between two looks a program can take as much memory as it can touch in that time, and disk for some seconds. When the whole machine runs out of memory, the kernel ends a sandbox before the service.',
  'Not counted as memory: what the kernel keeps for sockets and pipes, and files without a name that are on their way through a socket. When the service is not root, also files without a name of a process that lets nobody look into it and, under bubblewrap, segments of shared memory that no process is attached to.',
  'Runs share the processors and the disk’s speed: a busy run slows down its neighbours, up to its own limits.',
  'Who gives up at the first refused process within a tenth of a second shows its own exit code, not `processes`.',
  'Everything under `/usr` can be read, whoever put it there.',
  'A patch is what a stranger’s code wrote: nothing in the service executes it, and neither should you before you have read it.',
];
