import { and, count, eq } from 'drizzle-orm'
import { requireOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { getCurriculum as endpoint } from './contract.ts'
import { readCurriculum, readSections } from './read-curriculum.ts'
import { readSectionLectures } from './read-section-lectures.ts'
import { lectures } from './tables.ts'
import { viewSection } from './view.ts'
import { UNFOLDED_MAX } from './vocabulary.ts'

/** What an editor opens with: as much as its list shows at first. Refuses with 404 a lecture that is not of this course. */
export async function getCurriculum(
  ctx: Ctx,
  { courseId, lecture_id: lectureId }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await requireOfKind(ctx, 'course', courseId)
  const openId = lectureId === undefined ? undefined : await sectionIdOf(ctx, courseId, lectureId)
  const held = await ctx.tx
    .select({ sectionId: lectures.sectionId, held: count() })
    .from(lectures)
    .where(eq(lectures.courseId, courseId))
    .groupBy(lectures.sectionId)
  if (held.reduce((sum, { held: some }) => sum + some, 0) <= UNFOLDED_MAX)
    return { data: (await readCurriculum(ctx, courseId)).map((section) => ({ ...section, unread_count: 0 })) }
  const data = []
  for (const part of await readSections(ctx, courseId)) {
    const isOpen = part.id === openId
    const rows = isOpen ? await readSectionLectures(ctx, part.id) : []
    const unread = isOpen ? 0 : (held.find(({ sectionId }) => sectionId === part.id)?.held ?? 0)
    data.push({ ...viewSection(part, rows), unread_count: unread })
  }
  return { data }
}

async function sectionIdOf({ tx }: Ctx, courseId: string, lectureId: string): Promise<string> {
  const [found] = await tx
    .select({ id: lectures.sectionId })
    .from(lectures)
    .where(and(eq(lectures.id, lectureId), eq(lectures.courseId, courseId)))
  return foundOr404(found).id
}
