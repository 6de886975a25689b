import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { createPasswordReset } from '#modules/people/index.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { welcomeLetter } from '../mails/welcome.ts'

const LINK_DAYS = 14

/** To whom an account was made by an admin: what it is, and a link to choose its password. */
export async function writeWelcome(ctx: Ctx, studentId: string, parts: LetterParts): Promise<void> {
  const link = await createPasswordReset(ctx, studentId, LINK_DAYS * DAY)
  if (!link) return
  const { person, secret } = link
  const { origin, name, language } = ctx.school
  const letter = welcomeLetter(language, {
    school: name,
    name: person.name,
    email: shownEmail(person.email),
    url: `${origin}/password/reset/${secret}?email=${encodeURIComponent(shownEmail(person.email))}`,
    days: LINK_DAYS,
  })
  await writeLetter(ctx, { cause: `welcome:${studentId}`, to: person.email, language, letter, secret }, parts)
}
