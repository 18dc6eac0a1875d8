/** Gives each block of code on the service's pages a button that copies it; without scripts the pages lack nothing else. */
if (navigator.clipboard) {
  for (const figure of document.querySelectorAll('figure.code:not(.output)')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(figure.querySelector('code').textContent);
        button.textContent = 'Copied';
      } catch {
        button.textContent = 'Not copied: the browser refuses';
      }
    });
    button.addEventListener('blur', () => {
      button.textContent = 'Copy';
    });
    figure.querySelector('figcaption').append(button);
  }
}
// What scrolls sideways must be reachable with the keyboard.
for (const box of document.querySelectorAll('pre, .table')) {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}
