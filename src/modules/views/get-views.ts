import { asc, eq, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { KeptViews } from './contract.ts'
import { hiddenColumns, listViews } from './tables.ts'
import { VIEWS_MAX } from './vocabulary.ts'

/** Asked for with each page of the panel, for all lists at once: one person has few. */
export async function getViews(ctx: Ctx): Promise<KeptViews> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const personId = ctx.actor.id
  const views = await viewsOf(ctx.tx, { personId })
  const hidden = await hiddenBy(ctx.tx, { personId })
  return { views, hidden }
}

const viewsOf = prepared('list_views_of', (tx) =>
  tx
    .select({ id: listViews.id, list: listViews.list, name: listViews.name, query: listViews.query })
    .from(listViews)
    .where(eq(listViews.personId, sql.placeholder('personId')))
    .orderBy(asc(listViews.list), asc(listViews.name))
    .limit(VIEWS_MAX),
)

const hiddenBy = prepared('hidden_columns_of', (tx) =>
  tx
    .select({ list: hiddenColumns.list, columns: hiddenColumns.columns })
    .from(hiddenColumns)
    .where(eq(hiddenColumns.personId, sql.placeholder('personId')))
    .limit(VIEWS_MAX),
)
