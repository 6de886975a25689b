/** What a datetime-local field shows for a moment, in a zone: "2026-11-21T14:05". */
export function toZonedInput(iso: string, timeZone: string): string {
  const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(iso),
  )
  return written.replace(' ', 'T')
}

/** The moment such a field names, as ISO 8601 UTC; null for an empty field. */
export function fromZonedInput(typed: string, timeZone: string): string | null {
  if (typed === '') return null
  const asUtc = Date.parse(`${typed}Z`)
  if (Number.isNaN(asUtc)) return null
  const offset = Date.parse(`${toZonedInput(new Date(asUtc).toISOString(), timeZone)}Z`) - asUtc
  return new Date(asUtc - offset).toISOString()
}
