const GROUP = 4

/** An order's number however it was typed: small letters, without its dash, with letters taken for figures. */
export function readOrderNumber(typed: string): string {
  const signs = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return `${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`
}
