import { OFFER_LASTS, OFFER_LASTS_AT_LEAST, OFFER_SHARE } from './vocabulary.ts'

/**
 * How long a freed place waits for one person: a day; where it is soon too late to come, a quarter of what is left, an hour at least, and never longer than
 * that. null: it is too late already.
 */
export function offerUntil(now: Date, closesAt: Date | null): Date | null {
  const left = closesAt === null ? Infinity : closesAt.getTime() - now.getTime()
  if (left <= 0) return null
  const fair = Math.max(left * OFFER_SHARE, OFFER_LASTS_AT_LEAST)
  return new Date(now.getTime() + Math.floor(Math.min(fair, OFFER_LASTS, left)))
}
