import { keptForGood } from '#platform/browser-storage.ts'

/** When offers end by this browser's clock, by their ids. */
export type Ends = Record<string, string>

const PREFIX = 'katedra-evergreen:'

/** Kept per page path (engagement §4), so that a page shows the time at once; the server's word counts. */
export const keptEnds = (): Ends => read(PREFIX + location.pathname)

/** When an offer ends, on whichever page it was seen. */
export function keptEnd(offerId: string): string | undefined {
  for (const key of keptForGood.names()) {
    const end = key.startsWith(PREFIX) ? read(key)[offerId] : undefined
    if (end !== undefined) return end
  }
  return undefined
}

/** Where there is no room, the server is asked each time. */
export const keepEnds = (ends: Ends): void =>
  void keptForGood.write(PREFIX + location.pathname, JSON.stringify({ ...keptEnds(), ...ends }))

function read(key: string): Ends {
  try {
    return JSON.parse(keptForGood.read(key) ?? '{}') as Ends
  } catch {
    return {}
  }
}
