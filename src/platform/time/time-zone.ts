/** Where nobody has chosen another one, and on the platform's own pages. */
export const DEFAULT_TIME_ZONE = 'Europe/Warsaw'

/** A name of the IANA database; what Intl takes besides, such as "+01:00", is no place with a summer and a winter. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,59}$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
