export const en = {
  clear: 'Clear “{label}”',
  searching: 'Searching…',
  nothing: 'Nothing found',
  failed: 'The list could not be loaded. Type something to try again.',
  found: { one: '{count} result', other: '{count} results' },
  foundFirst: { one: 'The first result', other: 'The first {count} results' },
}
