/** A part of the page that scrolls by itself: named, and in reach of the keyboard, so that arrows can move it. */
import type { ComponentChildren, Ref } from 'preact';

interface ScrollProps {
  class: string;
  label: string;
  children: ComponentChildren;
}

export function Scroll(props: ScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus, or no key scrolls it
    <section class={props.class} aria-label={props.label} tabIndex={0}>
      {props.children}
    </section>
  );
}

/** For what is added at its end as time goes on. It is not read aloud: there would be no end to it. */
export function ScrollLog(
  props: ScrollProps & { place: Ref<HTMLDivElement>; onScroll: (element: HTMLDivElement) => void },
) {
  return (
    <div
      ref={props.place}
      class={props.class}
      role="log"
      aria-label={props.label}
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus, or no key scrolls it
      tabIndex={0}
      onScroll={(event) => props.onScroll(event.currentTarget)}
    >
      {props.children}
    </div>
  );
}
