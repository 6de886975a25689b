import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/jobs/reactions.ts'
import type { adminRoleChanged } from './events.ts'
import { roleLetter } from './mails/role-letter.ts'

type Changed = Happened<z.output<(typeof adminRoleChanged)['payload']>>

/** Whose role another changed or took away is told by whom, once. */
export async function writeRoleChanged(ctx: Ctx, { id, payload }: Changed, parts: LetterParts): Promise<void> {
  const [person] = await ctx.tx.select().from(people).where(eq(people.id, payload.person_id))
  if (!person) return
  const [by] = await ctx.tx.select({ name: people.name }).from(people).where(eq(people.id, payload.by_id))
  const { name: school, origin } = ctx.school
  const language = person.language ?? ctx.school.language
  const letter = roleLetter(language, {
    school,
    name: person.name,
    by: by?.name ?? school,
    role: payload.role,
    url: `${origin}/home`,
  })
  await writeLetter(ctx, { cause: `admin-role:${id}`, to: person.email, language, letter }, parts)
}
