/** Who is using the page: a key, kept in this tab alone and forgotten with it, and what the service says of it. */
import { computed, signal } from '@preact/signals';
import { type Api, createApi, type Me, type Scope } from './api.ts';

const kept = 'agent-runs.key';

export const api = signal<Api | undefined>(undefined);
export const me = signal<Me | undefined>(undefined);
/** The key that this tab remembers is being tried. */
export const entering = signal(false);
/** Why the last one was turned away, when the service did that to a key in use. */
export const turnedAway = signal<unknown>(undefined);

export const environment = computed(() => me.value?.environment ?? '');

/** Throws what the service answers when it does not take the key. */
export async function signIn(key: string): Promise<void> {
  const candidate = createApi(location.origin, key, refused);
  const facts = await candidate.me();
  sessionStorage.setItem(kept, key);
  turnedAway.value = undefined;
  api.value = candidate;
  me.value = facts;
}

export function signOut(): void {
  sessionStorage.removeItem(kept);
  api.value = undefined;
  me.value = undefined;
}

/** A key that was revoked or has expired meanwhile ends the visit, with the reason in view. */
function refused(): void {
  if (me.value === undefined) return;
  signOut();
  turnedAway.value = new Error('Your key was revoked, or its time is over. Sign in with another one.');
}

export async function resume(): Promise<void> {
  const key = sessionStorage.getItem(kept);
  if (key === null) return;
  entering.value = true;
  try {
    await signIn(key);
  } catch (error) {
    turnedAway.value = error;
  } finally {
    entering.value = false;
  }
}

/** Why this key may not do something; undefined when it may. */
export function lacks(...scopes: Scope[]): string | undefined {
  const missing = scopes.filter((scope) => !me.value?.scopes.includes(scope));
  return missing.length === 0 ? undefined : `This key lacks the scope ${missing.join(' and ')}.`;
}

/** For pages that are only shown to somebody who is signed in. */
export function client(): Api {
  if (api.value === undefined) throw new Error('nobody is signed in');
  return api.value;
}
