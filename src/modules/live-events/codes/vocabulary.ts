/** Crockford's: nothing in it is taken for something else when it is read out. */
export const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 10
const HALF = CODE_LENGTH / 2

/** A ticket's code as people read it: "7KQ4M-2XDVC". */
export const shownCode = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`

/** What a ticket's QR code holds: the page on which it is checked in, which any camera opens. */
export const checkInUrl = (origin: string, eventId: string, code: string): string =>
  `${origin}/home/events/${eventId}/check-in?${new URLSearchParams({ code })}`

/** The code in what was typed or scanned: bare, in groups, in small letters, misread, or within a ticket's address. */
export function codeIn(given: string): string {
  const named = /[?&]code=([^&#]+)/.exec(given)?.[1] ?? given
  return named
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}
