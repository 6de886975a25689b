import { and, asc, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { clock, MINUTE } from '#platform/clock.ts'
import type { TellOfRow } from '#platform/jobs/failed-row.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import type { ReconcileParts } from '../reconcile-payments.ts'
import { type SavedCardRow, savedCards } from '../tables.ts'
import { forgetCard } from './forget-card.ts'

const BATCH = 100
const AT_ONCE = 4
/** How long a card waits that its gateway could not be made to forget. */
const AGAIN_AFTER = 5 * MINUTE

/** Each minute forgets the cards whose time is over. A gateway that is down is asked again, until it answers. */
export const forgettingCards = (parts: ReconcileParts): TimedJob => ({
  queue: 'payments.forget-cards',
  cron: '* * * * *',
  work: (tell) => forgetCards(parts, tell),
})

export async function forgetCards(parts: ReconcileParts, tell: TellOfRow): Promise<void> {
  const due = await takeDue(parts)
  for (let at = 0; at < due.length; at += AT_ONCE)
    await Promise.all(due.slice(at, at + AT_ONCE).map((card) => forget(parts, card, tell)))
}

async function forget(
  { gateways, units, findSchool }: ReconcileParts,
  card: SavedCardRow,
  tell: TellOfRow,
): Promise<void> {
  try {
    const school = await findSchool(card.schoolId)
    if (school) await forgetCard(units.outside({ school, actor: { role: 'system' } }), card, gateways)
  } catch (error) {
    tell(error, { id: card.id })
  }
}

function takeDue({ units }: ReconcileParts): Promise<SavedCardRow[]> {
  const now = clock.now()
  const ago = new Date(now.getTime() - AGAIN_AFTER)
  return units.withoutSchool('cards of all schools are forgotten', (tx) => {
    const due = tx
      .select({ id: savedCards.id })
      .from(savedCards)
      .where(and(lte(savedCards.forgetAt, now), or(isNull(savedCards.askedAt), lt(savedCards.askedAt, ago))))
      .orderBy(asc(savedCards.forgetAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    return tx.update(savedCards).set({ askedAt: now }).where(inArray(savedCards.id, due)).returning()
  })
}
