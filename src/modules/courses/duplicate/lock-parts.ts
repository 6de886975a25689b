import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { lectures, sections } from '../tables.ts'
import { type CopiedIds, copiedIds } from './copied-ids.ts'

export interface CopiedParts {
  sections: CopiedIds
  lectures: CopiedIds
}

/** What a course holds, which nobody deletes until the commit: what its lectures show is let go only when nothing shows it. */
export async function lockParts({ tx }: Ctx, courseId: string): Promise<CopiedParts> {
  const sectionRows = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(eq(sections.courseId, courseId))
    .orderBy(asc(sections.id))
    .for('share')
  const lectureRows = await tx
    .select({ id: lectures.id })
    .from(lectures)
    .where(eq(lectures.courseId, courseId))
    .orderBy(asc(lectures.id))
    .for('share')
  return { sections: copiedIds(sectionRows), lectures: copiedIds(lectureRows) }
}
