import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { openingAll } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lectures, variantLectures } from '../tables.ts'

/** SQL: whether a variant opens all that another of its course does, now and with what their sections come to hold. */
export const isCovering = (variantId: SQLWrapper, other: SQLWrapper): SQL =>
  sql`(${openingAll(variantId)} or (not ${openingAll(other)} and not exists (
    select from ${variantLectures} as had
    left join ${lectures} on ${lectures.id} = had.lecture_id
    where had.variant_id = ${other} and not exists (
      select from ${variantLectures} as has where has.variant_id = ${variantId} and (
        has.lecture_id = had.lecture_id or has.section_id in (had.section_id, ${lectures.sectionId}))))))`

/** Those of some variants of a course all of which another opens as well. */
export async function covers(
  { tx }: Ctx,
  { variantId, others }: { variantId: string; others: string[] },
): Promise<string[]> {
  const rows = await coveredBy(tx, { variantId, others })
  return rows.map(({ id }) => id)
}

const coveredBy = prepared('variants_covered_by', (tx) =>
  tx
    .select({ id: sql<string>`other.id`.as('id') })
    .from(sql`unnest(${sql.placeholder('others')}::uuid[]) as other (id)`)
    .where(isCovering(sql`${sql.placeholder('variantId')}::uuid`, sql`other.id`)),
)
