import { type SQL, sql } from 'drizzle-orm'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { lectureComponents, lecturePdfs, lectures, sections } from '../tables.ts'
import { asRows } from './copied-ids.ts'
import type { CopiedAlong } from './copied-along.ts'
import type { CopiedParts } from './lock-parts.ts'

interface Copied {
  parts: CopiedParts
  targetId: string
  /** the last place that is taken there */
  last: number
  along: CopiedAlong
}

/**
 * Puts a copy of sections, lectures and what stands below them at the end of a course, in as many statements for one lecture as for a
 * thousand. Films, pictures and PDFs are shown by both from then on.
 */
export async function copyContents(ctx: Ctx, { parts, targetId, last, along }: Copied): Promise<void> {
  const section = sql`${asRows(parts.sections)} as section (old_id, new_id)`
  const lecture = sql`${asRows(parts.lectures)} as lecture (old_id, new_id)`
  const now = atMoment(ctx.now)
  const inOrder: SQL[] = [
    sql`insert into ${sections} (id, course_id, title, position, delay_days, created_at)
      select section.new_id, ${targetId}, was.title, was.position + ${last}::int, was.delay_days, ${now}
      from ${sections} as was join ${section} on section.old_id = was.id`,
    sql`insert into ${lectures} (id, course_id, section_id, title, kind, intro, chapters, video_id, run_time_seconds, is_timed_by_hand, is_free_to_watch, needs_login,
        status, is_examined, delay_days, position, created_at, updated_at)
      select lecture.new_id, ${targetId}, section.new_id, was.title, was.kind, was.intro, was.chapters, was.video_id, was.run_time_seconds, was.is_timed_by_hand,
        was.is_free_to_watch, was.needs_login, was.status, was.is_examined, was.delay_days, was.position, ${now}, ${now}
      from ${lectures} as was join ${lecture} on lecture.old_id = was.id join ${section} on section.old_id = was.section_id`,
    sql`insert into ${lectureComponents} (id, lecture_id, type, content, position, created_at)
      select gen_random_uuid(), lecture.new_id, was.type, was.content, was.position, ${now}
      from ${lectureComponents} as was join ${lecture} on lecture.old_id = was.lecture_id
      where was.removed_at is null for share of was`,
    sql`insert into ${lecturePdfs} (id, lecture_id, file_id, filename, state, bytes, is_downloadable, created_at)
      select gen_random_uuid(), lecture.new_id, was.file_id, was.filename, was.state, was.bytes, was.is_downloadable, ${now}
      from ${lecturePdfs} as was join ${lecture} on lecture.old_id = was.lecture_id where was.state = 'ready' for share of was`,
  ]
  for (const statement of inOrder) await ctx.tx.execute(statement)
  await along.copy(ctx, { targetId, lectures: parts.lectures })
}
