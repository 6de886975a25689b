import { and, eq, lt, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { studentRegistered } from '../events.ts'
import { firstStudentLetter } from '../mails/first-student.ts'
import { people } from '../tables.ts'
import { writeToAdmins } from './write-to-admins.ts'

/** The first to sign up at a school is told to its admins; of two at once the one who was there before the other. */
export async function tellFirstStudent(
  ctx: Ctx,
  { student_id: id }: z.output<(typeof studentRegistered)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const { tx, school } = ctx
  const [student] = await tx.select().from(people).where(eq(people.id, id))
  if (!student) return
  const { createdAt } = student
  const before = await tx
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        eq(people.role, 'student'),
        or(lt(people.createdAt, createdAt), and(eq(people.createdAt, createdAt), lt(people.id, id))),
      ),
    )
    .limit(1)
  if (before.length > 0) return
  const about = { school: school.name, name: student.name, email: shownEmail(student.email) }
  await writeToAdmins(
    ctx,
    {
      kind: 'first_student',
      cause: `first-student:${id}`,
      letter: (language) => firstStudentLetter(language, { ...about, url: `${school.origin}/home/students/${id}` }),
    },
    parts,
  )
}
