import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { askedOfOne, isGiven, openingAll } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lectures, variantLectures } from '../tables.ts'

interface Given {
  studentId: string
  productId: string
  /** without one it is all of the course */
  variantId?: string | null
}

/** Whether what is to be given opens anything of a course that the student does not have, or is not about to. */
export async function opensMore({ tx, now }: Ctx, { studentId, productId, variantId = null }: Given): Promise<boolean> {
  const [row] = await opening(tx, { studentId, productId, variantId, now: now.toISOString() })
  return row!.opensMore
}

/** SQL: the same of a variant, and of a course that somebody has in part. */
export const isOpeningMore = (asked: typeof askedOfOne, variantId: SQLWrapper): SQL =>
  sql`(not ${isGiven(asked, openingAll)} and (${openingAll(variantId)} or ${opensAnother(asked, variantId)}))`

/** Of what the variant opens, a lecture that no grant of the student's opens. */
const opensAnother = (asked: typeof askedOfOne, variantId: SQLWrapper): SQL => sql`exists (
  select from ${variantLectures} as wanted
  left join ${lectures} on ${lectures.id} = wanted.lecture_id
  where wanted.variant_id = ${variantId} and not ${isGiven(
    asked,
    (has) => sql`exists (select from ${variantLectures} as had where had.variant_id = ${has} and (
      had.lecture_id = wanted.lecture_id or had.section_id in (wanted.section_id, ${lectures.sectionId})))`,
  )})`

const opening = prepared('variant_opens_more', (tx) =>
  tx
    .select({
      opensMore: sql<boolean>`not ${isGiven(askedOfOne)}
        or ${isOpeningMore(askedOfOne, sql`${sql.placeholder('variantId')}::uuid`)}`.as('opens_more'),
    })
    .from(sql`(values (1)) as one`),
)
