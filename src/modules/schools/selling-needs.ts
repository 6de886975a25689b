import { eq, exists, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { refuseHeld } from './refuse-held.ts'
import { NotReadyToSell } from './refusals.ts'
import { legalTexts, schools } from './tables.ts'
import type { LegalText } from './vocabulary.ts'

/** What the law wants a buyer to be told before they pay, and whether the school has said it. */
export interface SellingNeeds {
  has_seller: boolean
  has_terms: boolean
  has_privacy: boolean
}

export async function readSellingNeeds({ tx, school }: Ctx): Promise<SellingNeeds> {
  const isPublished = (which: LegalText) =>
    exists(tx.select({ id: legalTexts.id }).from(legalTexts).where(eq(legalTexts.which, which))).mapWith(Boolean)
  const [needs] = await tx
    .select({
      has_seller: isNotNull(schools.seller).mapWith(Boolean),
      has_terms: isPublished('terms'),
      has_privacy: isPublished('privacy'),
    })
    .from(schools)
    .where(eq(schools.id, school.id))
  return foundOr404(needs)
}

/** Refuses with 409 to offer anything for money before the platform lets the school open, and before it says who sells it, on which terms, and what becomes of people's data. */
export async function refuseUnreadySeller(ctx: Ctx): Promise<void> {
  await refuseHeld(ctx)
  const needs = await readSellingNeeds(ctx)
  refuseUnless(Object.values(needs).every(Boolean), new NotReadyToSell())
}
