/**
 * Runs inside a sandbox, in plain JavaScript: opens the sandbox's own loopback to the gateway, then runs the command
 * given as arguments and ends with it. Whoever connects to the port speaks with the socket, byte for byte.
 */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

const [port, socketPath, file = '', ...rest] = process.argv.slice(2);
const connectionsMax = 256;

const server = createServer({ allowHalfOpen: true }, (near) => {
  const far = connect({ path: socketPath ?? '', allowHalfOpen: true });
  near.pipe(far);
  far.pipe(near);
  far.on('error', () => near.destroy());
  near.on('error', () => far.destroy());
  near.on('close', () => far.destroy());
});
server.maxConnections = connectionsMax;
server.on('error', (error) => {
  process.stderr.write(
    `The sandbox's loopback could not be opened: ${error.message}. With SANDBOX=unshare it needs iproute2.\n`,
  );
  process.exit(126);
});

// The command must find the port open at its first look.
server.listen(Number(port), '127.0.0.1', () => {
  const child = spawn(file, rest, { stdio: 'inherit' });
  child.on('error', (error) => {
    process.stderr.write(`${file} could not be started: ${error.message}\n`);
    process.exit(127);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    // As a shell tells it; the relay itself must not die before its exit code is known.
    process.exit(128 + (signalNumbers[signal] ?? 0));
  });
});

/** @type {Record<string, number>} */
const signalNumbers = {
  SIGHUP: 1,
  SIGINT: 2,
  SIGABRT: 6,
  SIGKILL: 9,
  SIGSEGV: 11,
  SIGTERM: 15,
  SIGXCPU: 24,
  SIGXFSZ: 25,
};
