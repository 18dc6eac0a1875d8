/** A secret that is shown this once. It is kept nowhere in the page once the dialog is shut. */
import type { ComponentChildren } from 'preact';
import { Button } from './button.tsx';
import { CopyButton } from './copy.tsx';
import { Dialog } from './dialog.tsx';

export function SecretDialog(props: {
  title: string;
  secret: string;
  words: ComponentChildren;
  onClose: () => void;
  children?: ComponentChildren;
}) {
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <p>{props.words}</p>
      <div class="secret">
        <code class="break" data-secret>
          {props.secret}
        </code>
        <CopyButton text={props.secret} label="Copy the secret">
          Copy
        </CopyButton>
      </div>
      <p class="note ask">This is the only time it is shown. Keep it before you go on.</p>
      <div class="dialog-foot">
        {props.children}
        <Button kind="primary" onClick={props.onClose}>
          I have kept it
        </Button>
      </div>
    </Dialog>
  );
}
