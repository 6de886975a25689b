import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/jobs/reactions.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { adminJoined } from '../events.ts'
import { joinedLetter } from '../mails/joined-letter.ts'

type Joined = Happened<z.output<(typeof adminJoined)['payload']>>

/** Every other owner is told who runs the school with them from now on, once. */
export async function writeJoined(ctx: Ctx, { id, payload }: Joined, parts: LetterParts): Promise<void> {
  const { tx, school } = ctx
  const [joined] = await tx.select().from(people).where(eq(people.id, payload.person_id))
  if (!joined) return
  const owners = await tx
    .select({ id: people.id, email: people.email, language: people.language })
    .from(people)
    .where(and(eq(people.adminRole, 'owner'), ne(people.id, joined.id)))
  for (const owner of owners) {
    const language = owner.language ?? school.language
    const letter = joinedLetter(language, {
      school: school.name,
      name: joined.name,
      email: shownEmail(joined.email),
      role: payload.role,
      url: `${school.origin}/home/settings/admins`,
    })
    await writeLetter(ctx, { cause: `admin-joined:${id}:${owner.id}`, to: owner.email, language, letter }, parts)
  }
}
