/** `/docs/events`: the channels of the AsyncAPI document, each message with its fields and an example. */
import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { docsPage, escaped, sideList } from './docs-page.ts';
import { codeFigure } from './guide-page.ts';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  const?: string | number;
  enum?: readonly (string | number | null)[];
  required?: readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  format?: string;
  minimum?: number;
  maximum?: number;
}

interface Message {
  name: string;
  title: string;
  headers?: Schema;
  payload: Schema;
  examples?: readonly { name?: string; payload: unknown }[];
}

interface Channel {
  address: string;
  title: string;
  description: string;
  messages: Record<string, { $ref: string }>;
}

interface EventsDocument {
  info: { description?: string };
  channels: Record<string, Channel>;
  components: { messages: Record<string, Message>; schemas: Record<string, Schema> };
}

/** Fields that every event has are told once. */
const common = ['id', 'type', 'seq', 'at', 'schema_version'];

const marked = new Marked();
const inline = (text: string): string => marked.parseInline(text, { async: false });

/** The text after the last slash of a reference. */
const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

export function eventsPage(): string {
  const file = new URL('../../generated/asyncapi.json', import.meta.url);
  const { channels, components, info } = JSON.parse(readFileSync(file, 'utf8')) as EventsDocument;

  const resolved = (schema: Schema): Schema => {
    if (schema.$ref === undefined) return schema;
    const { description } = schema;
    const target = resolved(components.schemas[nameOf(schema.$ref)] ?? {});
    return description === undefined ? target : { ...target, description };
  };

  /** What values a field takes, in a few words. */
  const kind = (schema: Schema): string => {
    const known = resolved(schema);
    const choices = known.oneOf ?? known.anyOf;
    if (choices) {
      const names = choices.map((one) =>
        resolved(one).properties ? nameOf(one.$ref ?? 'object') : kind(one),
      );
      return names.length > 4 ? 'object' : names.join(' or ');
    }
    if (known.const !== undefined) return `<code>${escaped(JSON.stringify(known.const))}</code>`;
    if (known.enum) return known.enum.map((one) => `<code>${escaped(String(one))}</code>`).join(', ');
    if (known.items) return `list of ${kind(known.items)}`;
    const names = [known.type ?? 'any value'].flat().join(' or ');
    const bounds = [
      known.format,
      known.minimum === undefined ? undefined : `≥ ${known.minimum}`,
      known.maximum === undefined ? undefined : `≤ ${known.maximum}`,
    ].filter(Boolean);
    return bounds.length === 0 ? names : `${names} (${bounds.join(', ')})`;
  };

  const rows = (schema: Schema, prefix = '', left: readonly string[] = []): string => {
    const { properties = {}, required = [] } = resolved(schema);
    return Object.entries(properties)
      .filter(([name]) => !left.includes(name))
      .map(([name, field]) => {
        const known = resolved(field);
        const inner = prefix === '' && known.properties ? rows(field, `${name}.`) : '';
        const optional = required.includes(name) ? '' : ' <small>optional</small>';
        return `<tr><td><code>${escaped(prefix + name)}</code>${optional}</td><td>${kind(field)}</td><td>${inline(known.description ?? '')}</td></tr>${inner}`;
      })
      .join('\n');
  };
  const table = (body: string): string =>
    body === ''
      ? '<p>It has these fields and no others.</p>'
      : `<div class="table"><table><thead><tr><th>field</th><th>type</th><th>what it says</th></tr></thead><tbody>\n${body}\n</tbody></table></div>`;

  const messages = Object.values(components.messages);
  const isEvent = (message: Message): boolean => resolved(message.payload).properties?.seq !== undefined;
  const section = (message: Message): string => {
    const { description } = resolved(message.payload);
    const examples = (message.examples ?? []).map(({ payload }) =>
      codeFigure(JSON.stringify(payload, null, 2), 'json'),
    );
    const headers =
      message.headers === undefined ? '' : `<h4>Headers</h4>${table(rows(message.headers))}<h4>Body</h4>`;
    return `<section id="${message.name}">
<h3><code>${message.name}</code><a class="anchor" href="#${message.name}" aria-label="Link to this section">#</a></h3>
<p>${inline(description ?? message.title)}</p>
${headers}${table(rows(message.payload, '', isEvent(message) ? common : []))}
${examples.join('')}</section>`;
  };

  const channelSections = Object.entries(channels).map(([name, channel]) => {
    const names = Object.values(channel.messages).map(({ $ref }) => nameOf($ref));
    return `<section id="channel-${name}">
<h3>${escaped(channel.title)}<a class="anchor" href="#channel-${name}" aria-label="Link to this section">#</a></h3>
<p><code>${escaped(channel.address)}</code></p>
<p>${inline(channel.description)}</p>
<p>Carries ${names.map((one) => `<a href="#${one}"><code>${one}</code></a>`).join(', ')}.</p>
</section>`;
  });

  const [first] = messages.filter(isEvent);
  const shared = first ? resolved(first.payload) : {};
  const ofAll: Schema = {
    required: common,
    properties: Object.fromEntries(
      Object.entries(shared.properties ?? {})
        .filter(([name]) => common.includes(name))
        .map(([name, field]): [string, Schema] =>
          name === 'type' ? [name, { type: 'string', description: field.description ?? '' }] : [name, field],
        ),
    ),
  };
  const events = messages.filter(isEvent);
  const others = messages.filter((message) => !isEvent(message));
  const body = `<h1>Events</h1>
${info.description === undefined ? '' : marked.parse(info.description, { async: false })}
<p>The same for programs: <a href="/asyncapi.yaml">asyncapi.yaml</a> and <a href="/asyncapi.json">asyncapi.json</a> (AsyncAPI 3.0). How to follow a run and never
miss an event is in <a href="/docs/guides/streaming-and-resuming">Streaming and resuming</a>, how to receive webhooks in <a href="/docs/guides/webhooks">Webhooks</a>.</p>
<h2 id="channels">Channels</h2>
${channelSections.join('\n')}
<h2 id="fields">Fields of every event</h2>
${table(rows(ofAll))}
<h2 id="types">Events of a run</h2>
<p>New types may come within version 1: leave those alone that you do not know.</p>
${events.map(section).join('\n')}
<h2 id="messages">Other messages</h2>
${others.map(section).join('\n')}`;

  const links = (list: readonly Message[]): string =>
    sideList(
      '',
      list.map(({ name }): [string, string] => [`#${name}`, name]),
    );
  const channelLinks = Object.entries(channels).map(([name, { title }]): [string, string] => [
    `#channel-${name}`,
    title,
  ]);
  const side = `<b>Channels</b>${sideList('', channelLinks)}<b>Events</b>${links(events)}<b>Messages</b>${links(others)}`;
  return docsPage('Events', body, { here: '/docs/events', side });
}
