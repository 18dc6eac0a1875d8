/** What broke a connection, as a kind and a sentence that can be shown to whoever chose the host. */

export function brokenConnection(
  error: NodeJS.ErrnoException,
  host: string,
): { kind: 'tls' | 'connect' | 'reply'; message: string } {
  const code = error.code ?? '';
  if (/^(ERR_TLS|CERT_|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code))
    return { kind: 'tls', message: `The TLS connection to ${host} failed (${code}).` };
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EADDRNOTAVAIL)$/.test(code))
    return { kind: 'connect', message: `No connection to ${host} (${code}).` };
  return { kind: 'reply', message: `${host} broke the connection off${code && ` (${code})`}.` };
}
