import { desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { Seller } from './contract.ts'
import { SchoolCloses } from './refusals.ts'
import { type KeptSeller, legalTexts, schools } from './tables.ts'
import { linesOfPlace } from './seller/vocabulary.ts'

export interface SellingTerms {
  seller: Seller
  /** the newest terms; null while there are none */
  terms: { id: string; version: number } | null
  /** the day the school closes: it sells nothing any more */
  closesOn: string | null
}

/** Who sells, and on which terms, now. */
export async function findSellingTerms(ctx: Ctx): Promise<SellingTerms> {
  const [row] = await sellingTerms(ctx.tx, { schoolId: ctx.school.id })
  const { details, email, terms, closesOn } = foundOr404(row)
  const place = details ? linesOfPlace(details, ctx.language) : []
  return { seller: { details, place, email: shownEmail(email) }, terms, closesOn }
}

/** Refuses with 409 to sell anything once it is said when the school closes. */
export function refuseClosing({ language }: Pick<Ctx, 'language'>, { closesOn }: SellingTerms): void {
  if (closesOn !== null) throw new SchoolCloses(formatDate(closesOn, language, 'UTC'))
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
    .select({
      details: schools.seller,
      email: schools.contactEmail,
      terms: { id: newest.id, version: newest.version },
      closesOn: schools.closesOn,
    })
    .from(schools)
    .leftJoin(newest, sql`true`)
    .where(eq(schools.id, sql.placeholder('schoolId')))
})
