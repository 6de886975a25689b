/** When offers end by this browser's clock, by their ids. */
export type Ends = Record<string, string>

const PREFIX = 'katedra-evergreen:'

/** Kept per page path (engagement §4), so that a page shows the time at once; the server's word counts. */
export const keptEnds = (): Ends => read(PREFIX + location.pathname)

/** When an offer ends, on whichever page it was seen. */
export function keptEnd(offerId: string): string | undefined {
  for (const key of keysOf(storage())) {
    const end = key.startsWith(PREFIX) ? read(key)[offerId] : undefined
    if (end !== undefined) return end
  }
  return undefined
}

export function keepEnds(ends: Ends): void {
  try {
    storage()?.setItem(PREFIX + location.pathname, JSON.stringify({ ...keptEnds(), ...ends }))
  } catch {
    // A full storage: the server is asked each time.
  }
}

function read(key: string): Ends {
  try {
    return JSON.parse(storage()?.getItem(key) ?? '{}') as Ends
  } catch {
    return {}
  }
}

const keysOf = (kept: Storage | undefined): string[] => Object.keys(kept ?? {})

/** Browsers that block storage throw when it is only touched. */
function storage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
