import type { Ctx } from '#platform/context.ts'
import { preparedInsert } from '#platform/db/prepared-insert.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { accessGranted } from './events.ts'
import { type GrantRow, grants } from './tables.ts'
import type { Accompanying, GrantSource } from './vocabulary.ts'

/** Whom a buyer names for tickets beside their own, in their order; null where nobody is named yet, an empty address where they are written to nowhere. */
export type Guests = ({ name: string; email: string } | null)[]

export interface NewGrant {
  studentId: string
  productId: string
  variantId: string | null
  /** of what is had several times at once, how many; left out, one */
  quantity?: number
  /** and whom those beside the first are for */
  guests?: Guests
  source: GrantSource
  /** what it comes from; the same source grants once, however often it is told */
  sourceId: string
  reason?: string
  /** of the school; 0 is unlimited */
  accessDays: number
  accessUntil: Date | null
  /** of a period: when it begins; left out, now */
  startsAt?: Date
  /** the next period follows by itself: nobody is told that it ends */
  renews?: boolean
}

/** Gives a student a product. Answers the grant that this call made: none when the same source had granted before. */
export async function grantAccess(ctx: Ctx, grant: NewGrant): Promise<GrantRow | undefined> {
  const { accessDays, accessUntil, quantity: _, guests: _guests, startsAt = ctx.now, ...given } = grant
  const byDays = accessDays > 0 ? daysLater(ctx.now, accessDays, ctx.school.timeZone) : null
  const endsAt =
    byDays && accessUntil ? new Date(Math.min(byDays.getTime(), accessUntil.getTime())) : (byDays ?? accessUntil)
  const [granted] = await insertGrants(ctx, [{ ...given, startsAt, endsAt }])
  return granted
}

/** What comes with something else. */
export interface Part {
  productId: string
  /** whether it goes on when what it came with is over; not when that is taken away */
  outlasts?: boolean
}

/**
 * Gives with each of these grants, of a bundle or an event, what comes with it, from now on and as long; once, however often it is told.
 * Answers the grants that this call made.
 */
export async function grantParts(
  ctx: Ctx,
  source: Accompanying,
  wholes: GrantRow[],
  given: Part[],
): Promise<GrantRow[]> {
  const parts = wholes.flatMap(({ id, studentId, startsAt, endsAt }) =>
    given.map(({ productId, outlasts }) => ({
      studentId,
      productId,
      source,
      sourceId: id,
      startsAt: startsAt > ctx.now ? startsAt : ctx.now,
      endsAt: outlasts ? null : endsAt,
    })),
  )
  return parts.length > 0 ? insertGrants(ctx, parts) : []
}

const grantsPutDown = preparedInsert('grants_put_down', grants, { passesOver: true })

async function insertGrants(ctx: Ctx, rows: (typeof grants.$inferInsert)[]): Promise<GrantRow[]> {
  const granted = await grantsPutDown(ctx.tx, rows)
  for (const { id, studentId, productId, source } of granted)
    ctx.emit(accessGranted({ grant_id: id, student_id: studentId, product_id: productId, source }))
  return granted
}
