import { and, eq, inArray, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotFound, refuseUnless } from '#platform/refusal.ts'
import { TooManyTags } from '../refusals.ts'
import { DECIDED_MAX, type TaggedOutcome, TAGS_MAX, TAGS_OF_STUDENT_MAX } from '../vocabulary.ts'
import type * as contract from './contract.ts'
import { getStudentTag } from './find-tags.ts'
import { studentTags, taggedStudents } from './tables.ts'

/**
 * Refuses with 404 when one of them is no student of the school: then none gets it. With 409 a new tag beyond those that a school may
 * have. Who has as many as one may have is told apart.
 */
export async function tagStudents(
  ctx: Ctx,
  { ids, name }: Input<typeof contract.tagStudents>,
): Promise<Answer<typeof contract.tagStudents>> {
  const students = await lockStudents(ctx, ids)
  const tag = await findOrMakeTag(ctx, name)
  const had = await tagsOf(
    ctx,
    students.map(({ id }) => id),
    tag.id,
  )
  const outcomeOf = (id: string): TaggedOutcome => {
    const { count, has } = had.get(id) ?? { count: 0, has: false }
    if (has) return 'had'
    return count < TAGS_OF_STUDENT_MAX ? 'tagged' : 'full'
  }
  const told = students.map((student) => ({ ...student, outcome: outcomeOf(student.id) }))
  const tagged = told.filter(({ outcome }) => outcome === 'tagged')
  if (tagged.length > 0)
    await ctx.tx
      .insert(taggedStudents)
      .values(tagged.map(({ id }) => ({ tagId: tag.id, studentId: id, createdAt: ctx.now })))
  noteTagging(ctx, tag.name, students)
  return { tag, students: told }
}

/** Refuses with 404 when there is no such tag, or when one of them is no student of the school. */
export async function untagStudents(
  ctx: Ctx,
  { ids, tag_id: tagId }: Input<typeof contract.untagStudents>,
): Promise<Answer<typeof contract.untagStudents>> {
  const students = await lockStudents(ctx, ids)
  const tag = await getStudentTag(ctx, tagId)
  const gone = await ctx.tx
    .delete(taggedStudents)
    .where(
      and(
        eq(taggedStudents.tagId, tagId),
        inArray(
          taggedStudents.studentId,
          students.map(({ id }) => id),
        ),
      ),
    )
    .returning({ id: taggedStudents.studentId })
  noteTagging(ctx, tag.name, students)
  return { tag, ids: gone.map(({ id }) => id) }
}

interface Tagged {
  id: string
  name: string
}

/** In the order of their ids, so that two who do this at once never wait in a circle, and no student gets one too many. */
async function lockStudents({ tx }: Ctx, ids: string[]): Promise<Tagged[]> {
  refuseUnless(ids.length <= DECIDED_MAX, invalidField('ids', 'students.too-many-chosen', { max: DECIDED_MAX }))
  const wanted = [...new Set(ids)]
  const students = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(inArray(people.id, wanted), eq(people.role, 'student')))
    .orderBy(people.id)
    .for('no key update')
  refuseUnless(students.length === wanted.length, new NotFound())
  return students
}

async function findOrMakeTag({ tx, now }: Ctx, name: string): Promise<{ id: string; name: string }> {
  const named = () =>
    tx
      .select({ id: studentTags.id, name: studentTags.name })
      .from(studentTags)
      .where(sql`fold(${studentTags.name}) = fold(${name})`)
  const [found] = await named()
  if (found) return found
  refuseUnless((await tx.$count(studentTags)) < TAGS_MAX, new TooManyTags())
  const [made] = await tx
    .insert(studentTags)
    .values({ name, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: studentTags.id, name: studentTags.name })
  if (made) return made
  // Another admin made it at the same moment.
  const [theirs] = await named()
  refuseUnless(theirs !== undefined, new NotFound())
  return theirs
}

/** How many each of them has, and whether this one is among them. */
async function tagsOf({ tx }: Ctx, ids: string[], tagId: string) {
  const rows = await tx
    .select({
      id: taggedStudents.studentId,
      count: sql`count(*)`.mapWith(Number),
      has: sql<boolean>`bool_or(${taggedStudents.tagId} = ${tagId})`,
    })
    .from(taggedStudents)
    .where(inArray(taggedStudents.studentId, ids))
    .groupBy(taggedStudents.studentId)
  return new Map(rows.map(({ id, ...had }) => [id, had]))
}

function noteTagging(ctx: Ctx, tag: string, students: Tagged[]): void {
  const [one] = students
  if (students.length === 1 && one) ctx.note({ subject: `${tag}: ${one.name}`, url: `/home/students/${one.id}` })
  else ctx.note({ subject: `${tag} (${students.length})`, url: '/home/students' })
}
