import { desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404, type Refusal } from '#platform/refusal.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { Seller } from './contract.ts'
import { LoginOff, SchoolCloses, SchoolNotOpen } from './refusals.ts'
import { type KeptSeller, legalTexts, schools } from './tables.ts'
import { linesOfPlace } from './seller/vocabulary.ts'

export interface SellingTerms {
  seller: Seller
  /** the newest terms; null while there are none */
  terms: { id: string; version: number } | null
  /** why nothing can be bought, with 409; undefined while the school sells */
  refused: Refusal | undefined
}

/** Who sells, and on which terms, now, or why nothing is sold. */
export async function findSellingTerms(ctx: Ctx): Promise<SellingTerms> {
  const [row] = await sellingTerms(ctx.tx, { schoolId: ctx.school.id })
  const { details, email, terms, ...switches } = foundOr404(row)
  const place = details ? linesOfPlace(details, ctx.language) : []
  return { seller: { details, place, email: shownEmail(email) }, terms, refused: whyNotSelling(switches, ctx) }
}

type Switches = Pick<typeof schools.$inferSelect, 'areStudentsAdmitted' | 'isLoginEnabled' | 'closesOn'>

/** A school sells while whoever buys can log in to what they have bought, and until it is said when it closes. */
export const isSelling = ({ areStudentsAdmitted, isLoginEnabled, closesOn }: Switches): boolean =>
  areStudentsAdmitted && isLoginEnabled && closesOn === null

function whyNotSelling(switches: Switches, { language }: Pick<Ctx, 'language'>): Refusal | undefined {
  if (isSelling(switches)) return undefined
  if (switches.closesOn !== null) return new SchoolCloses(formatDate(switches.closesOn, language, 'UTC'))
  return switches.areStudentsAdmitted ? new LoginOff() : new SchoolNotOpen()
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
      areStudentsAdmitted: schools.areStudentsAdmitted,
      isLoginEnabled: schools.isLoginEnabled,
    })
    .from(schools)
    .leftJoin(newest, sql`true`)
    .where(eq(schools.id, sql.placeholder('schoolId')))
})
