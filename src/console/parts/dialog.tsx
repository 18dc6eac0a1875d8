/** A question in front of the page: the browser's own dialog, which keeps the focus inside and gives it back. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type Action, useAction } from '../resource.ts';
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

/** Asks before it deletes; `work` may leave the page. */
export function DeleteButton(props: {
  title: string;
  words: string;
  lack: string | undefined;
  little?: boolean;
  work: () => Promise<void>;
}) {
  const { title, words, lack, little, work } = props;
  const asked = useSignal(false);
  return (
    <>
      <Button
        kind="danger"
        little={little}
        lack={lack}
        onClick={() => {
          asked.value = true;
        }}
      >
        Delete
      </Button>
      {asked.value && (
        <Confirm
          title={title}
          words={words}
          act="Delete for good"
          work={work}
          onClose={() => {
            asked.value = false;
          }}
        />
      )}
    </>
  );
}

/** What is filled in and sent with the last button; what went wrong stands above it. */
export function FormDialog(props: {
  title: string;
  act?: string;
  action: Action<[]>;
  lack?: string | undefined;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const { title, act = 'Make it', action, lack, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void action.run();
        }}
      >
        {children}
        <Problem error={action.error.value} />
        <div class="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={action.busy.value} lack={lack}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Shows what went wrong with one of a page's buttons, until it is shut. */
export function Failed({ actions }: { actions: Pick<Action<[]>, 'error'>[] }) {
  const failed = actions.find((action) => action.error.value !== undefined);
  if (failed === undefined) return null;
  return (
    <Dialog
      title="That did not work"
      onClose={() => {
        for (const action of actions) action.error.value = undefined;
      }}
    >
      <Problem error={failed.error.value} />
    </Dialog>
  );
}
