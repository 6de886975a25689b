import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { evergreenOffers, evergreenStarts, products, variants } from '#modules/catalog/tables.ts'
import { checkoutReminders } from '#modules/checkout/reminders/tables.ts'
import { comments, replies } from '#modules/comments/tables.ts'
import { posts } from '#modules/community/tables.ts'
import { leads } from '#modules/leads/tables.ts'
import { waitingEntries } from '#modules/live-events/waiting/tables.ts'
import { cases, reports } from '#modules/moderation/tables.ts'
import { people } from '#modules/people/tables.ts'
import { reviews } from '#modules/reviews/tables.ts'
import { surveyResponses, surveys } from '#modules/surveys/tables.ts'
import { votes } from '#modules/votes/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { uncounted } from '#platform/db/tables.ts'
import type { Steps } from './steps.ts'

const AT_ONCE = 500

/** Which rows of a table are the school's, told by what it has an index of. */
type Its = (schoolId: string) => SQL

const byItself: Its = (schoolId) => sql`school_id = ${schoolId}`
const byPerson =
  (column: string): Its =>
  (schoolId) =>
    sql`${sql.identifier(column)} in (select id from ${people} where school_id = ${schoolId})`

/** What people wrote to each other and to the school, and what was asked of those who have no account. */
const EMPTIED: readonly { table: PgTable; its: Its; hasCounters?: true }[] = [
  { table: reports, its: byPerson('reporter_id') },
  { table: cases, its: byPerson('author_id') },
  { table: votes, its: byPerson('voter_id') },
  { table: reviews, its: byItself },
  { table: replies, its: byItself, hasCounters: true },
  { table: comments, its: byItself, hasCounters: true },
  { table: posts, its: byItself, hasCounters: true },
  { table: surveyResponses, its: (id) => sql`survey_id in (select id from ${surveys} where school_id = ${id})` },
  { table: leads, its: byItself },
  { table: checkoutReminders, its: byItself },
  { table: waitingEntries, its: (id) => sql`product_id in (select id from ${products} where school_id = ${id})` },
  {
    table: evergreenStarts,
    its: (id) => sql`offer_id in (
      select offer.id from ${evergreenOffers} offer join ${variants} variant on variant.id = offer.variant_id
      join ${products} product on product.id = variant.product_id where product.school_id = ${id})`,
  },
]

/** Some rows at a time, until none is left: nobody can read any of it any more, and nobody writes there. */
export async function dropWritings({ step }: Steps): Promise<void> {
  for (const { table, its, hasCounters } of EMPTIED)
    while (await step((ctx) => dropSome(ctx, { table, isIts: its(ctx.school.id), hasCounters })));
}

interface Some {
  table: PgTable
  isIts: SQL
  hasCounters: true | undefined
}

/** Answers whether there may be more. */
async function dropSome({ tx }: Ctx, { table, isIts, hasCounters }: Some): Promise<boolean> {
  const some = sql`array(select ctid from ${table} where ${isIts} limit ${AT_ONCE})`
  if (!hasCounters) {
    const { rowCount } = await tx.execute(sql`delete from ${table} where ctid = any(${some})`)
    return rowCount === AT_ONCE
  }
  const { rows } = await tx.execute<{ count: number }>(sql`
    with gone as (delete from ${table} where ctid = any(${some}) returning id)
    , beside as (delete from ${uncounted} using gone where row_id = gone.id)
    select count(*)::int as count from gone`)
  return rows[0]!.count === AT_ONCE
}
