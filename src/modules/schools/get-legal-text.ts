import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { getLegalText as endpoint, getLegalTexts as both } from './contract.ts'
import { legalTexts } from './tables.ts'
import { viewLegalText } from './view.ts'
import type { LegalText } from './vocabulary.ts'

/** The school's own words, sanitised when they were published. Refuses with 404 while there are none. */
export const getLegalText = async (
  ctx: Ctx,
  { which, version }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> => viewLegalText(foundOr404(await findLegalText(ctx, which, version)))

export async function getLegalTexts(ctx: Ctx): Promise<Answer<typeof both>> {
  const terms = await findLegalText(ctx, 'terms')
  const privacy = await findLegalText(ctx, 'privacy')
  return { terms: terms ? viewLegalText(terms) : null, privacy: privacy ? viewLegalText(privacy) : null }
}

export type LegalTextRow = typeof legalTexts.$inferSelect

/** The newest version, or the one that is asked for. */
export async function findLegalText(
  { tx }: Ctx,
  which: LegalText,
  version?: number,
): Promise<LegalTextRow | undefined> {
  const [row] = await tx
    .select()
    .from(legalTexts)
    .where(and(eq(legalTexts.which, which), version === undefined ? undefined : eq(legalTexts.version, version)))
    .orderBy(desc(legalTexts.version))
    .limit(1)
  return row
}
