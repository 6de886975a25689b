import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { listProductRows } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelConsultations as endpoint } from './contract.ts'
import { bookings, consultations } from './tables.ts'

/** All consultations of the school, drafts too, newest first; words are found without case and diacritics. */
export const listPanelConsultations = (ctx: Ctx, asked: Input<typeof endpoint>) =>
  listProductRows(ctx, 'consultation', asked, async (ids) => {
    const lengths = await lengthsOf(ctx, ids)
    const coming = await countComing(ctx, ids)
    return ({ id }) => ({ length_minutes: lengths.get(id) ?? 0, coming_count: coming.get(id) ?? 0 })
  })

async function lengthsOf({ tx }: Ctx, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { productId, lengthMinutes } = consultations
  const rows = await tx.select({ productId, lengthMinutes }).from(consultations).where(inArray(productId, ids))
  return new Map(rows.map((row) => [row.productId, row.lengthMinutes]))
}

async function countComing({ tx, now }: Ctx, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: bookings.productId, coming: count() })
    .from(bookings)
    .where(and(inArray(bookings.productId, ids), eq(bookings.state, 'booked'), gt(bookings.endsAt, now)))
    .groupBy(bookings.productId)
  return new Map(rows.map(({ id, coming }) => [id, coming]))
}
