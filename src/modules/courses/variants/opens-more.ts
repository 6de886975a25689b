import { sql } from 'drizzle-orm'
import { isGiven, openingAll } from '#modules/access/index.ts'
import type { Ctx } from '#platform/context.ts'
import { lectures, variantLectures } from '../tables.ts'

interface Given {
  studentId: string
  productId: string
  /** without one it is all of the course */
  variantId?: string | null
}

/** Whether what is to be given opens anything of a course that the student does not have, or is not about to. */
export async function opensMore({ tx, now }: Ctx, { studentId, productId, variantId = null }: Given): Promise<boolean> {
  const asked = {
    student: sql`${studentId}::uuid`,
    product: sql`${productId}::uuid`,
    now: sql`${now.toISOString()}::timestamptz`,
  }
  const given = sql`${variantId}::uuid`
  const { rows } = await tx.execute<{ opens_more: boolean }>(sql`
    select not ${isGiven(asked)} or (not ${isGiven(asked, openingAll)} and (${openingAll(given)} or exists (
      select from ${variantLectures} as wanted
      left join ${lectures} on ${lectures.id} = wanted.lecture_id
      where wanted.variant_id = ${given} and not ${isGiven(
        asked,
        (has) => sql`exists (select from ${variantLectures} as had where had.variant_id = ${has} and (
          had.lecture_id = wanted.lecture_id or had.section_id in (wanted.section_id, ${lectures.sectionId})))`,
      )}))) as opens_more`)
  return rows[0]!.opens_more
}
