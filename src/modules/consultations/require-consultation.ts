import { eq, sql } from 'drizzle-orm'
import { lockProduct } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { type Consultation, consultations } from './tables.ts'

export interface Found {
  product: typeof products.$inferSelect
  consultation: Consultation
}

/** Refuses with 404 what is no consultation of this school. */
export async function requireConsultation({ tx }: Ctx, consultationId: string): Promise<Found> {
  const [found] = await tx
    .select({ product: products, consultation: consultations })
    .from(consultations)
    .innerJoin(products, eq(products.id, consultations.productId))
    .where(eq(consultations.productId, consultationId))
  return foundOr404(found)
}

/** The same for whoever changes it: one after the other. */
export async function lockConsultation(ctx: Ctx, consultationId: string): Promise<Found> {
  await lockProduct(ctx, consultationId)
  return requireConsultation(ctx, consultationId)
}

/** Whoever takes or frees a slot of the school's calendar takes turns until their commit. */
export async function lockCalendar({ tx, school }: Ctx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar:${school.id}`}, 0))`)
}
