/** The one screen that `npm start` prints: where the service is, what is on, and a call to paste. */
import type { Config } from './base/config.ts';
import type { Service } from './compose.ts';

export function startScreen(facts: {
  config: Config;
  baseUrl: string;
  origin: string;
  /** Where `/metrics` is. */
  metricsOrigin: string;
  firstKey: { secret: string; made: boolean } | undefined;
  service: Pick<Service, 'sandbox' | 'agents'>;
  /** False when DATABASE_URL names a Postgres. */
  embedded: boolean;
}): string {
  const { config, baseUrl, origin, firstKey, service } = facts;
  const lines = [
    '',
    '  Agent Run Service is running',
    '',
    `  Address    ${baseUrl}`,
    `  Console    ${origin}/console`,
    `  Reference  ${origin}/docs`,
    `  Metrics    ${facts.metricsOrigin}/metrics`,
    `  Database   ${facts.embedded ? `embedded Postgres 18 in ${config.dataDir}` : 'the Postgres of DATABASE_URL'}`,
  ];
  if (config.filesStore)
    lines.push(`  Files      s3://${config.filesStore.bucket}/${config.filesStore.prefix}`);
  if (service.sandbox) lines.push(`  Sandbox    ${service.sandbox.description}`);
  else lines.push('  Sandbox    none needed: the role api works on no runs');
  lines.push(...agentLines(service.agents, config.model));
  if (service.sandbox?.kind === 'none')
    lines.push(
      '',
      '  WARNING: SANDBOX=none. Runs can read and change whatever this user can. Use it for code you trust only.',
    );
  const key = firstKey?.made ? firstKey.secret : '$KEY';
  if (firstKey?.made)
    lines.push(
      '',
      `  First key  ${firstKey.secret}`,
      '             an admin key for the environment dev, shown this once: keep it',
    );
  else if (firstKey) lines.push('', '  First key  the one of BOOTSTRAP_KEY');
  if (config.role !== 'worker')
    lines.push(
      '',
      '  Try it:',
      '',
      `  curl -N ${baseUrl}/runs \\`,
      `    -H 'Authorization: Bearer ${key}' \\`,
      `    -H 'Content-Type: application/json' -H 'Accept: text/event-stream' \\`,
      `    -d '{"task":"${firstTask(service.agents)}","limit":10}'`,
    );
  lines.push('', '  Ctrl-C stops it.', '', '');
  return lines.join('\n');
}

/** Who can work, the default first, and the line that brings in who can't. */
function agentLines(agents: Service['agents'], model: string | undefined): string[] {
  const able = agents.filter((agent) => agent.missing === null);
  const named = able
    .toSorted((one, other) => Number(other.default) - Number(one.default))
    .map((agent) => (agent.name === 'model' && model !== undefined ? `model (${model})` : agent.name));
  const unable = agents.filter((agent) => agent.missing !== null);
  return [
    `  Agents     ${named.join(', ')}`,
    ...unable.map((agent) => `             ${agent.name} is off: ${agent.missing}`),
  ];
}

/** What the default agent can do at once: plain words for a model, a script for `script`. */
function firstTask(agents: Service['agents']): string {
  const scripted = agents.some((agent) => agent.default && agent.name === 'script');
  return scripted
    ? '# say hello\\necho hello > greeting.txt\\ncat greeting.txt'
    : 'Write hello into greeting.txt and show the file.';
}
