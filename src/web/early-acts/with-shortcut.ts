/** What the pressed keys stand for, as `aria-keyshortcuts` tells. */
export function withShortcut(event: KeyboardEvent): HTMLElement | undefined {
  const pressed = shortcutOf(event)
  const elements = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')
  return [...elements].find((each) => each.getAttribute('aria-keyshortcuts')?.split(' ').includes(pressed))
}

function shortcutOf({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  // With Alt some keyboards write another letter.
  const name = altKey ? code.replace('Key', '') : key.length === 1 ? key.toUpperCase() : key
  return (ctrlKey ? 'Control+' : '') + (metaKey ? 'Meta+' : '') + (altKey ? 'Alt+' : '') + name
}
