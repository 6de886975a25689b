import type { SeenOffer } from '../evergreen/contract.ts'

/** When offers end by this browser's clock, by their ids. */
export type Ends = Record<string, string>

/** Kept per page path (engagement §4), so that a page shows the time at once; the server's word counts. */
export function keptEnds(): Ends {
  try {
    return JSON.parse(localStorage.getItem(key()) ?? '{}') as Ends
  } catch {
    return {}
  }
}

export function keepEnds(offers: SeenOffer[]): Ends {
  const now = Date.now()
  const running = offers.filter(({ seconds_left }) => seconds_left > 0)
  const ends = Object.fromEntries(
    running.map(({ id, seconds_left }) => [id, new Date(now + seconds_left * 1000).toISOString()]),
  )
  try {
    localStorage.setItem(key(), JSON.stringify(ends))
  } catch {
    // Browsers that block storage ask the server each time.
  }
  return ends
}

const key = () => `katedra-evergreen:${location.pathname}`
