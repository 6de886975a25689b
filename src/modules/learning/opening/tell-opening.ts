import { eq } from 'drizzle-orm'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { getLectureForViewer } from '../find-lecture.ts'
import { lectureReminders } from '../tables.ts'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { openingLetter } from './opening-letter.ts'

/**
 * Tells somebody that a lecture is open to them now, once. Where it opens later than was thought it is looked at again then; where it is
 * theirs no more, or was taken away, nothing is said.
 */
export async function tellOpening(ctx: Ctx, reminderId: string, parts: LetterParts): Promise<void> {
  const { tx } = ctx
  const ofReminder = eq(lectureReminders.id, reminderId)
  const [found] = await tx
    .select({ reminder: lectureReminders, person: people })
    .from(lectureReminders)
    .innerJoin(people, eq(people.id, lectureReminders.personId))
    .where(ofReminder)
    .for('update', { of: lectureReminders })
  if (!found) return
  const { reminder, person } = found
  const seen = await seenBy(ctx, person, reminder.lectureId)
  if (seen?.opensAt) {
    await tx.update(lectureReminders).set({ opensAt: seen.opensAt }).where(ofReminder)
    return
  }
  await tx.delete(lectureReminders).where(ofReminder)
  if (seen?.access !== 'open') return
  const language = person.language ?? ctx.school.language
  const letter = openingLetter({
    lecture: seen.lecture.title,
    course: seen.course.title,
    student: person.name,
    school: ctx.school.name,
    language,
    url: ctx.school.origin + lecturePath(seen.course.slug, reminder.lectureId),
  })
  await writeLetter(ctx, { cause: `lecture-opened:${reminderId}`, to: person.email, language, letter }, parts)
}

/** The lecture as this student sees it; undefined when it is not there for them. */
async function seenBy(ctx: Ctx, { id, name, email }: typeof people.$inferSelect, lectureId: string) {
  try {
    return await getLectureForViewer({ ...ctx, actor: { role: 'student', id, name, email } }, lectureId)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
