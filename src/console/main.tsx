/** The console: where it starts, and which page each address shows. */
import './style/tokens.css';
import './style/base.css';
import './style/frame.css';
import './style/parts.css';
import './style/runs.css';
import './style/pages.css';
import { render } from 'preact';
import { Door } from './door.tsx';
import { Frame } from './frame.tsx';
import { entering, me, resume } from './session.ts';

function Console() {
  if (me.value !== undefined) return <Frame />;
  // A remembered key is being tried: an empty page for a moment is calmer than a form that goes away.
  if (entering.value) return <main class="door" aria-busy="true" />;
  return <Door />;
}

const root = document.getElementById('app');
if (root) {
  void resume();
  render(<Console />, root);
}
