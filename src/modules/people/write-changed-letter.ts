import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { Happened } from '#platform/jobs/reactions.ts'
import type { passwordChanged } from './events.ts'
import { passwordChangedLetter } from './mails/password-changed.ts'
import { people } from './tables.ts'

type Changed = Happened<z.output<(typeof passwordChanged)['payload']>>

/** That the password was changed, and what to do if it was somebody else; once, however often it is told. */
export async function writeChangedLetter(ctx: Ctx, { id, at, payload }: Changed, parts: LetterParts): Promise<void> {
  const [person] = await ctx.tx.select().from(people).where(eq(people.id, payload.person_id))
  if (!person) return
  const { origin, name, timeZone } = ctx.school
  const language = person.language ?? ctx.school.language
  const letter = passwordChangedLetter(language, {
    school: name,
    name: person.name,
    at: formatDateTime(at, language, timeZone),
    url: `${origin}/password/forgot`,
  })
  await writeLetter(ctx, { cause: `password-changed:${id}`, to: person.email, language, letter }, parts)
}
