import { eq, sql } from 'drizzle-orm'
import { studentById } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import { byName } from '#platform/db/sorted.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { COUNTED_MAX } from '../vocabulary.ts'
import type { CountedTag, StudentTag } from './contract.ts'
import { studentTags, taggedStudents } from './tables.ts'

const shown = { id: studentTags.id, name: studentTags.name }

export const listStudentTags = async ({ tx }: Ctx): Promise<{ tags: StudentTag[] }> => ({
  tags: await tx.select(shown).from(studentTags).orderBy(byName(studentTags.name), studentTags.id),
})

export const countStudentTags = async ({ tx }: Ctx): Promise<{ tags: CountedTag[] }> => ({
  tags: await tx
    .select({ ...shown, students_count: countedStudents })
    .from(studentTags)
    .orderBy(byName(studentTags.name), studentTags.id),
})

/** Of a tag that a million have no more is read than is said. */
const countedStudents = sql`(select count(*) from (
    select from ${taggedStudents} where ${taggedStudents.tagId} = ${studentTags.id} limit ${COUNTED_MAX}) as counted)`.mapWith(
  Number,
)

/** Refuses with 404 who is no student of the school. */
export async function listTagsOfStudent(ctx: Ctx, { id }: { id: string }): Promise<{ tags: StudentTag[] }> {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  return {
    tags: await ctx.tx
      .select(shown)
      .from(taggedStudents)
      .innerJoin(studentTags, eq(studentTags.id, taggedStudents.tagId))
      .where(eq(taggedStudents.studentId, id))
      .orderBy(byName(studentTags.name), studentTags.id),
  }
}

export async function getStudentTag({ tx }: Ctx, tagId: string): Promise<StudentTag> {
  const [tag] = await tx.select(shown).from(studentTags).where(eq(studentTags.id, tagId))
  return foundOr404(tag)
}
