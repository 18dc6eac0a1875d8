/** A question in front of the page: the browser's own dialog, which keeps the focus inside and gives it back. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useAction } from '../resource.ts';
import { Button } from './button.tsx';
import { Problem } from './problem.tsx';

export function Dialog(props: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={props.class ?? 'dialog'}
      aria-labelledby={title}
      onClose={props.onClose}
      // A click beside it shuts it too, where the browser knows how.
      {...{ closedby: 'any' }}
    >
      <div class="dialog-body">
        <div class="row between">
          <h2 id={title}>{props.title}</h2>
          <Button little kind="plain" icon="close" label="Close" onClick={() => dialog.current?.close()} />
        </div>
        {props.children}
      </div>
    </dialog>
  );
}

/** Asks once more before something that cannot be taken back. */
export function Confirm(props: {
  title: string;
  words: ComponentChildren;
  act: string;
  work: () => Promise<void>;
  onClose: () => void;
}) {
  const action = useAction(async () => {
    await props.work();
    props.onClose();
  });
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <p>{props.words}</p>
      <Problem error={action.error.value} />
      <div class="dialog-foot">
        <Button onClick={props.onClose}>Keep it</Button>
        <Button kind="danger sure" busy={action.busy.value} onClick={() => void action.run()}>
          {props.act}
        </Button>
      </div>
    </Dialog>
  );
}
