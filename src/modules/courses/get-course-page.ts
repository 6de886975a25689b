import { and, asc, eq, sql } from 'drizzle-orm'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { hasAccess } from '#modules/access/index.ts'
import { getProductPage } from '#modules/catalog/index.ts'
import type { CoursePage } from './contract.ts'
import { lectures, sections } from './tables.ts'
import { readContents } from './variants/read-contents.ts'

/** Refuses with 404 what whoever is looking may not see. The same few queries whatever the length. */
export async function getCoursePage(ctx: Ctx, { slug }: { slug: string }): Promise<CoursePage> {
  ctx.shows(CONTENT)
  const product = await getProductPage(ctx, { slug })
  const rows = await contentsOf(ctx.tx, { courseId: product.id })
  const parts = new Map<string, CoursePage['sections'][number]>()
  for (const { section, ...lecture } of rows) {
    const part = parts.get(section.id) ?? { ...section, lectures: [] }
    part.lectures.push(lecture)
    parts.set(section.id, part)
  }
  return {
    product,
    sections: [...parts.values()],
    lectures_count: rows.length,
    run_time_seconds: rows.reduce((sum, row) => sum + row.run_time_seconds, 0),
    variants: product.offer.variants.every(({ includes_all }) => includes_all)
      ? []
      : await readContents(ctx, product.id),
    has_access: await hasAccess(ctx, product.id),
  }
}

const contentsOf = prepared('course_contents', (tx) =>
  tx
    .select({
      section: { id: sections.id, title: sections.title },
      id: lectures.id,
      title: lectures.title,
      run_time_seconds: lectures.runTimeSeconds,
      is_free_to_watch: lectures.isFreeToWatch,
      needs_login: lectures.needsLogin,
    })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .where(and(eq(lectures.courseId, sql.placeholder('courseId')), eq(lectures.status, 'published')))
    .orderBy(asc(sections.position), asc(sections.id), asc(lectures.position), asc(lectures.id)),
)
