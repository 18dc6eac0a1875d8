/** Node's HTTP without its WebSocket: an `import` reads every export of `node:http`, and that one loads a whole second client, 14 MB and 40 ms of a start. */
export const { Agent, createServer, request } = process.getBuiltinModule('node:http');
