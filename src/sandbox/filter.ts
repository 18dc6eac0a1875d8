/** What of the kernel a sandbox may not even ask for: a seccomp filter as the machine code the kernel takes. */

/** Calls by number; those above 423 have the same on every machine. */
interface Machine {
  audit: number;
  socket: number;
  /** `ptrace`, whose second argument is a process, and `process_vm_writev`, whose first is one. */
  trace: number;
  write: number;
  refused: readonly number[];
}

const machines: Partial<Record<string, Machine>> = {
  // In the order of `keyctl add_key request_key bpf perf_event_open userfaultfd`.
  x64: { audit: 0xc000_003e, socket: 41, trace: 101, write: 311, refused: [250, 248, 249, 321, 298, 323] },
  arm64: { audit: 0xc000_00b7, socket: 198, trace: 117, write: 271, refused: [219, 217, 218, 280, 241, 282] },
};
/** `io_uring_setup io_uring_enter io_uring_register`: programs that know them know to do without. */
const absent = [425, 426, 427];
/** `unix inet inet6 netlink`: all others either reach past the network namespace, as vsock does, or are of no use in it. */
const families = [1, 2, 10, 16];

const [notPermitted, noSuchCall, noSuchFamily] = [1, 38, 97];
const [load, equal, atLeast, give] = [0x20, 0x15, 0x35, 0x06];
const allow = 0x7fff_0000;
const refuse = (errno: number): number => 0x0005_0000 | errno;
const [numberAt, machineAt, firstArgumentAt, secondArgumentAt] = [0, 4, 16, 24];
/** Its life is bound to the service's; whoever could write into it could undo that. */
const processOne = 1;
/** Calls of x32, a second set on the same machine. */
const secondSet = 0x4000_0000;

type Line = [code: number, whenTrue: number, whenFalse: number, value: number];

/**
 * Refuses kernel keyrings, bpf, perf, userfaultfd and a hand on process 1, takes io_uring away, and leaves only the
 * sockets that the sandbox's own network bounds. Calls of another machine's set are refused whole. Undefined where the numbers aren't known.
 */
export function systemCallFilter(arch: string): Uint8Array | undefined {
  const machine = machines[arch];
  if (machine === undefined) return undefined;
  const lines: Line[] = [
    [load, 0, 0, machineAt],
    [equal, 1, 0, machine.audit],
    [give, 0, 0, refuse(noSuchCall)],
    [load, 0, 0, numberAt],
    [atLeast, 0, 1, secondSet],
    [give, 0, 0, refuse(noSuchCall)],
  ];
  for (const call of machine.refused) lines.push([equal, 0, 1, call], [give, 0, 0, refuse(notPermitted)]);
  for (const call of absent) lines.push([equal, 0, 1, call], [give, 0, 0, refuse(noSuchCall)]);
  for (const [call, argumentAt] of [
    [machine.trace, secondArgumentAt],
    [machine.write, firstArgumentAt],
  ] as const) {
    lines.push([equal, 0, 4, call], [load, 0, 0, argumentAt], [equal, 0, 1, processOne]);
    lines.push([give, 0, 0, refuse(notPermitted)], [give, 0, 0, allow]);
  }
  const tail: Line[] = [
    [load, 0, 0, firstArgumentAt],
    ...families.map((family, index): Line => [equal, families.length - index, 0, family]),
    [give, 0, 0, refuse(noSuchFamily)],
  ];
  lines.push([equal, 0, tail.length, machine.socket], ...tail, [give, 0, 0, allow]);
  const program = Buffer.alloc(lines.length * 8);
  for (const [index, [code, whenTrue, whenFalse, value]] of lines.entries()) {
    program.writeUInt16LE(code, index * 8);
    program.writeUInt8(whenTrue, index * 8 + 2);
    program.writeUInt8(whenFalse, index * 8 + 3);
    program.writeUInt32LE(value, index * 8 + 4);
  }
  return program;
}
