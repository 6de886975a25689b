import { desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { Seller } from './contract.ts'
import { type KeptSeller, legalTexts, schools } from './tables.ts'
import { linesOfPlace } from './seller/vocabulary.ts'

export interface SellingTerms {
  seller: Seller
  /** the newest terms; null while there are none */
  terms: { id: string; version: number } | null
}

/** Who sells, and on which terms, now. */
export async function findSellingTerms(ctx: Ctx): Promise<SellingTerms> {
  const [row] = await sellingTerms(ctx.tx, { schoolId: ctx.school.id })
  const { details, email, terms } = foundOr404(row)
  const place = details ? linesOfPlace(details, ctx.language) : []
  return { seller: { details, place, email: shownEmail(email) }, terms }
}

/** What an order keeps of them. */
export const keptOf = ({
  seller: { details, email },
  terms,
}: SellingTerms): { seller: KeptSeller | null; termsId: string | null } => ({
  seller: details && { ...details, email },
  termsId: terms?.id ?? null,
})

const sellingTerms = prepared('selling_terms', (tx) => {
  const newest = tx
    .select({ id: legalTexts.id, version: legalTexts.version })
    .from(legalTexts)
    .where(eq(legalTexts.which, sql`'terms'`))
    .orderBy(desc(legalTexts.version))
    .limit(1)
    .as('newest')
  return tx
    .select({ details: schools.seller, email: schools.contactEmail, terms: { id: newest.id, version: newest.version } })
    .from(schools)
    .leftJoin(newest, sql`true`)
    .where(eq(schools.id, sql.placeholder('schoolId')))
})
