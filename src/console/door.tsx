/** Where somebody enters: with a key, which stays in this tab. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import icon from './icon.svg?no-inline';
import { Button } from './parts/button.tsx';
import { TextField } from './parts/field.tsx';
import { Problem } from './parts/problem.tsx';
import { useAction } from './resource.ts';
import { signIn, turnedAway } from './session.ts';
import { ThemeChoice } from './theme-choice.tsx';

export function Door() {
  const key = useSignal('');
  const entry = useAction(async () => {
    turnedAway.value = undefined;
    await signIn(key.value.trim());
  });
  useEffect(() => {
    document.title = 'Sign in · Agent Runs';
  }, []);
  return (
    <main class="door">
      <form
        class="door-card"
        onSubmit={(event) => {
          event.preventDefault();
          void entry.run();
        }}
      >
        <div class="door-head">
          <img src={icon} alt="" />
          <h1>Agent Runs</h1>
          <p class="quiet">Start runs, watch them work, and look after what they need.</p>
        </div>
        <div class="card pad stack">
          <TextField
            label="Key"
            type="password"
            name="key"
            autocomplete="off"
            spellcheck={false}
            placeholder="ars_dev_…"
            required
            value={key}
            hint="It stays in this tab and is forgotten when you close it. The first key was printed when the service started."
          />
          <Problem error={entry.error.value ?? turnedAway.value} />
          <Button type="submit" kind="primary" busy={entry.busy.value}>
            Sign in
          </Button>
        </div>
        <div class="row between small">
          <a href="/docs">Reference of the interface</a>
          <ThemeChoice />
        </div>
      </form>
    </main>
  );
}
