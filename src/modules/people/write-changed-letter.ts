import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { layOut } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { Happened } from '#platform/jobs/reactions.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { passwordChanged } from './events.ts'
import { passwordChangedLetter } from './mails/password-changed.ts'
import { people } from './tables.ts'
import type { ResetLetterParts } from './write-reset-letter.ts'

type Changed = Happened<z.output<(typeof passwordChanged)['payload']>>

/** That the password was changed, and what to do if it was somebody else; once, however often it is told. */
export async function writeChangedLetter(
  ctx: Ctx,
  { id, at, payload }: Changed,
  { schools, writeMail }: ResetLetterParts,
): Promise<void> {
  const [person] = await ctx.tx.select().from(people).where(eq(people.id, payload.person_id))
  if (!person) return
  const school = foundOr404(await schools.view(ctx.school.id))
  const { origin, name, timeZone } = ctx.school
  const language = person.language ?? ctx.school.language
  const letter = passwordChangedLetter(language, {
    school: name,
    name: person.name,
    at: formatDateTime(at, language, timeZone),
    url: `${origin}/password/forgot`,
  })
  await writeMail(ctx, {
    cause: `password-changed:${id}`,
    to: person.email,
    mail: layOut({ ...school, origin }, language, letter),
  })
}
