import { legalTexts } from '#modules/schools/tables.ts'
import type { LegalText } from '#modules/schools/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'

export const FIRST_VERSION = 1

/** What the school has published since it opened. */
export async function writeLegalTexts(ctx: Ctx, html: Record<LegalText, string>): Promise<void> {
  const published = { version: FIRST_VERSION, createdAt: ctx.now }
  await ctx.tx.insert(legalTexts).values([
    { which: 'terms', html: html.terms.trim(), ...published },
    { which: 'privacy', html: html.privacy.trim(), ...published },
  ])
}
