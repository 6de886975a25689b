import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { listHeldProducts } from '#modules/access/index.ts'
import { viewPanelProduct } from '#modules/courses/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { listPanelConsultations as endpoint } from './contract.ts'
import { bookings, consultations } from './tables.ts'

/** All consultations of the school, drafts too, newest first; words are found without case and diacritics. */
export async function listPanelConsultations(ctx: Ctx, asked: Input<typeof endpoint>) {
  const page = await listHeldProducts(ctx, { ...asked, kind: 'consultation', path: '/json/home/consultations' })
  const ids = page.data.map(({ found }) => found.product.id)
  const lengths = await lengthsOf(ctx, ids)
  const coming = await countComing(ctx, ids)
  return {
    ...page,
    data: page.data.map(({ found, studentsCount }) => ({
      ...viewPanelProduct(found, studentsCount, ctx),
      length_minutes: lengths.get(found.product.id) ?? 0,
      coming_count: coming.get(found.product.id) ?? 0,
    })),
  }
}

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
