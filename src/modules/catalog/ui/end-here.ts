import type { SeenOffer } from '../evergreen/contract.ts'

interface Answered {
  /** milliseconds of this browser's clock */
  askedAt: number
  answeredAt: number
}

/** What a clock that is right may differ by: whole seconds, and a tick of its own. */
const TOLERANCE_MS = 2000

/**
 * When an offer ends by this browser's clock. A clock that is right says what the server's says, so that the end is the
 * same in every tab and after every reload; one that is wrong stays with what was first worked out.
 */
export function endHere(offer: SeenOffer, { askedAt, answeredAt }: Answered, known: string | undefined): string {
  const left = offer.seconds_left * 1000
  const isPossible = (end: string) => {
    const at = Date.parse(end)
    return at >= askedAt + left - TOLERANCE_MS && at <= answeredAt + left + TOLERANCE_MS
  }
  if (isPossible(offer.ends_at)) return offer.ends_at
  if (known !== undefined && isPossible(known)) return known
  return new Date((askedAt + answeredAt) / 2 + left).toISOString()
}
