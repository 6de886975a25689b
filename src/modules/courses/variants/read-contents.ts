import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { variants } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { variantLectures } from '../tables.ts'
import type { VariantContents } from './contract.ts'

/** What each variant that is sold opens of its course, in their order. */
export async function readContents({ tx }: Ctx, courseId: string): Promise<VariantContents[]> {
  const contents = new Map<string, VariantContents>()
  for (const { id, includesAll, sectionId, lectureId } of await contentsOfVariants(tx, { courseId })) {
    const known = contents.get(id) ?? { variant_id: id, includes_all: includesAll, section_ids: [], lecture_ids: [] }
    if (sectionId) known.section_ids.push(sectionId)
    if (lectureId) known.lecture_ids.push(lectureId)
    contents.set(id, known)
  }
  return [...contents.values()]
}

const contentsOfVariants = prepared('contents_of_variants', (tx) =>
  tx
    .select({
      id: variants.id,
      includesAll: variants.includesAll,
      sectionId: variantLectures.sectionId,
      lectureId: variantLectures.lectureId,
    })
    .from(variants)
    .leftJoin(variantLectures, and(eq(variantLectures.variantId, variants.id), eq(variants.includesAll, false)))
    .where(and(eq(variants.productId, sql.placeholder('courseId')), isNotNull(variants.position)))
    .orderBy(asc(variants.position), asc(variantLectures.id)),
)
