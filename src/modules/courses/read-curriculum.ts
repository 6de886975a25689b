import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { videos } from '#modules/media/tables.ts'
import type { Section } from './contract.ts'
import { lectures, sections } from './tables.ts'
import { type SectionRecord, viewLectureRow, viewSection } from './view.ts'

export const readSections = ({ tx }: Ctx, courseId: string): Promise<SectionRecord[]> =>
  tx.select().from(sections).where(eq(sections.courseId, courseId)).orderBy(asc(sections.position), asc(sections.id))

/** The sections of a course with their lectures, drafts too, in order: two queries whatever the length. */
export async function readCurriculum(ctx: Ctx, courseId: string): Promise<Section[]> {
  const parts = await readSections(ctx, courseId)
  const { intro: _, chapters: __, ...columns } = getTableColumns(lectures)
  const rows = await ctx.tx
    .select({ lecture: columns, videoState: videos.state })
    .from(lectures)
    .leftJoin(videos, eq(videos.id, lectures.videoId))
    .where(eq(lectures.courseId, courseId))
    .orderBy(asc(lectures.position), asc(lectures.id))
  return parts.map((part) => {
    const own = rows.filter(({ lecture }) => lecture.sectionId === part.id)
    return viewSection(
      part,
      own.map(({ lecture, videoState }) => viewLectureRow(lecture, videoState)),
    )
  })
}
