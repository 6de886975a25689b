import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { type VatAnswer, RegisterUnavailable, type VatRegister } from '#providers/vat/port.ts'
import { readVatNumber } from '#providers/vat/read-vat-number.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { clock } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { tidied } from '#platform/contract/text-as-kept.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TellOfRow } from '#platform/jobs/failed-row.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { orders } from '../tables.ts'
import { type VatCheck, vatChecks } from './tables.ts'
import { VAT_ASKED_FOR, VAT_PAUSES } from './vocabulary.ts'

export interface CheckingParts extends OneByOneParts {
  vatRegister: VatRegister
}

const BATCH = 100
const AT_ONCE = 4

/**
 * Each minute asks about the VAT numbers whose turn it is, outside of any transaction. Where nobody answers it is asked again, ever more
 * rarely, for three days; nothing else waits for it (protocols §12).
 */
export function checkingVat(parts: CheckingParts): TimedJob {
  return {
    queue: 'checkout.check-vat',
    cron: '* * * * *',
    async work(tell) {
      await giveUp(parts.units)
      const due = await takeDue(parts.units)
      for (let at = 0; at < due.length; at += AT_ONCE)
        await Promise.all(due.slice(at, at + AT_ONCE).map((check) => ask(parts, check, tell)))
    },
  }
}

interface Due extends VatCheck {
  /** the school's own number, as its buyer saw it */
  sellerNumber: string
}

async function ask({ units, findSchool, vatRegister }: CheckingParts, check: Due, tell: TellOfRow): Promise<void> {
  try {
    const number = readVatNumber(check.number)
    const school = await findSchool(check.schoolId)
    if (!number || !school) return
    const answer = await vatRegister.ask(number, readVatNumber(check.sellerNumber))
    await units.inUnitOfWork({ school, actor: { role: 'system' } }, (ctx) => settle(ctx, check.orderId, answer))
  } catch (error) {
    if (!(error instanceof RegisterUnavailable)) tell(error, { id: check.orderId })
  }
}

async function settle(
  { tx }: Ctx,
  orderId: string,
  { isValid, name, address, consultation }: VatAnswer,
): Promise<void> {
  await tx
    .update(vatChecks)
    .set({
      outcome: isValid ? 'valid' : 'invalid',
      name: tidied(name),
      address: tidied(address),
      consultation,
      askAt: null,
    })
    .where(and(eq(vatChecks.orderId, orderId), isNull(vatChecks.outcome)))
}

/** Their next turn is put down first: whoever dies while asking keeps nobody from being asked about again. */
const takeDue = (units: UnitsOfWork): Promise<Due[]> =>
  units.withoutSchool('VAT numbers of all schools are asked about', async (tx) => {
    const now = clock.now()
    const due = tx
      .select({ id: vatChecks.orderId })
      .from(vatChecks)
      .where(lte(vatChecks.askAt, now))
      .orderBy(asc(vatChecks.askAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const pauses = sql.join(
      VAT_PAUSES.map((pause) => sql`${pause}::int`),
      sql`, `,
    )
    const pause = sql`(array[${pauses}])[least(${vatChecks.attempts} + 1, ${VAT_PAUSES.length})] * interval '1 millisecond'`
    const taken = await tx
      .update(vatChecks)
      .set({
        askedAt: now,
        attempts: sql`${vatChecks.attempts} + 1`,
        askAt: sql`${atMoment(now)} + ${pause}`,
      })
      .where(inArray(vatChecks.orderId, due))
      .returning()
    if (taken.length === 0) return []
    const ids = taken.map(({ orderId }) => orderId)
    const sellers = await tx
      .select({ id: orders.id, seller: orders.seller })
      .from(orders)
      .where(inArray(orders.id, ids))
    const numbers = new Map(sellers.map(({ id, seller }) => [id, seller?.tax_id ?? '']))
    return taken.map((check) => ({ ...check, sellerNumber: numbers.get(check.orderId) ?? '' }))
  })

const giveUp = (units: UnitsOfWork): Promise<unknown> =>
  units.withoutSchool('VAT numbers that nobody answers about are left alone', (tx) => {
    const now = clock.now()
    return tx
      .update(vatChecks)
      .set({ outcome: 'unanswered', askAt: null })
      .where(and(lte(vatChecks.askAt, now), lte(vatChecks.since, new Date(now.getTime() - VAT_ASKED_FOR))))
  })
