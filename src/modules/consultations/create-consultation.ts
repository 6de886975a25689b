import { createOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { createConsultation as endpoint } from './contract.ts'
import { consultations } from './tables.ts'

/** Makes a consultation as a draft: an hour online, never offered yet (commerce §2). */
export async function createConsultation(ctx: Ctx, input: Input<typeof endpoint>) {
  const consultation = await createOfKind(ctx, 'consultation', input)
  await ctx.tx.insert(consultations).values({ productId: consultation.id })
  return { consultation }
}
