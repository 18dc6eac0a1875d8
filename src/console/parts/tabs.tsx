/** Views of one thing, one at a time; arrows go from one to the next. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Tab {
  value: string;
  label: string;
  extra?: ComponentChildren;
  show: () => ComponentChildren;
}

export function Tabs(props: {
  name: string;
  tabs: Tab[];
  chosen: string;
  onChoose: (value: string) => void;
}) {
  const { name, tabs, onChoose } = props;
  const id = useId();
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === props.chosen),
  );
  const chosen = tabs[at];
  const move = (event: KeyboardEvent, by: number): void => {
    const next = (at + by + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.value);
    (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div class="stack">
      <div
        class="tabs"
        role="tablist"
        aria-label={name}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') move(event, 1);
          if (event.key === 'ArrowLeft') move(event, -1);
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            class="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
            {tab.extra}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen?.value}`} class="panel">
        {chosen?.show()}
      </div>
    </div>
  );
}
