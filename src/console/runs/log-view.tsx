/** The log as it is written: it stays at its end until somebody scrolls away from there. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { clockTime, number, plural } from '../format.ts';
import { Button } from '../parts/button.tsx';
import { CheckField, into, TextField } from '../parts/field.tsx';
import { ScrollLog } from '../parts/scroll.tsx';
import { Empty } from '../parts/words.tsx';
import type { RunLog } from './log.ts';

export function LogView({ log, open, expired }: { log: RunLog; open: boolean; expired: boolean }) {
  const stays = useSignal(true);
  const times = useSignal(false);
  const search = useSignal('');
  const box = useRef<HTMLDivElement>(null);
  const version = log.version.value;
  useEffect(() => {
    if (stays.value && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [version, stays.value]);
  if (expired)
    return (
      <Empty icon="file" title="The log was removed">
        <p>Logs and events are kept for a while after a run has settled. Its receipt and its patch stay.</p>
      </Empty>
    );
  const wanted = search.value.toLowerCase();
  const lines =
    wanted === ''
      ? log.held.lines
      : log.held.lines.filter((line) => line.text.toLowerCase().includes(wanted));
  return (
    <div class="stack tight">
      <div class="row between log-tools">
        <TextField
          label="Find in the log"
          quiet
          little
          type="search"
          placeholder="Find in the log"
          value={search}
        />
        <div class="row">
          <CheckField label="Times" checked={times.value} onChange={into(times)} />
          <CheckField label="Follow" checked={stays.value} onChange={into(stays)} />
        </div>
      </div>
      <ScrollLog
        place={box}
        class="log"
        label="Log of the run"
        onScroll={({ scrollTop, scrollHeight, clientHeight }) => {
          const atEnd = scrollHeight - scrollTop - clientHeight < 40;
          if (stays.value !== atEnd) stays.value = atEnd;
        }}
      >
        {log.held.dropped > 0 && (
          <div class="log-line quiet">
            {number(log.held.dropped)} earlier lines are not shown: download the log for all of it.
          </div>
        )}
        {lines.length === 0 && (
          <div class="log-line quiet">
            {wanted !== '' ? 'No line has that.' : open ? 'Nothing yet.' : 'The run said nothing.'}
          </div>
        )}
        {lines.map((line, index) => (
          <div key={index} class={`log-line ${line.stream}`}>
            {times.value && <time class="log-time">{clockTime(line.at)}</time>}
            <span>{line.text.replace(/\n$/, '')}</span>
          </div>
        ))}
      </ScrollLog>
      <div class="row between small quiet">
        <span role="status">
          {wanted === '' ? plural(log.held.lines.length, 'line') : `${plural(lines.length, 'line')} found`}
        </span>
        {!stays.value && (
          <Button
            little
            icon="down"
            onClick={() => {
              stays.value = true;
            }}
          >
            To the end
          </Button>
        )}
      </div>
    </div>
  );
}
