import { asc } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { legalTexts } from './tables.ts'
import type { LegalText } from './vocabulary.ts'

/** Which texts the school has published. */
export async function listLegalTexts({ tx }: Pick<Ctx, 'tx'>): Promise<LegalText[]> {
  const rows = await tx.selectDistinct({ which: legalTexts.which }).from(legalTexts).orderBy(asc(legalTexts.which))
  return rows.map(({ which }) => which)
}
