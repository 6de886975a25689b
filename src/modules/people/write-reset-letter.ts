import type { z } from 'zod'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/jobs/reactions.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { createPasswordReset, RESET_LIFETIME } from './create-password-reset.ts'
import type { passwordResetRequested } from './events.ts'
import { passwordResetLetter } from './mails/password-reset.ts'

type Requested = Happened<z.output<(typeof passwordResetRequested)['payload']>>

/** The link to a new password, in the language it was asked for in; once, however often it is told. */
export async function writeResetLetter(ctx: Ctx, { id, payload }: Requested, parts: LetterParts): Promise<void> {
  const reset = await createPasswordReset(ctx, payload.person_id)
  if (!reset) return
  const { person, secret } = reset
  const { origin, name } = ctx.school
  const { language } = payload
  const letter = passwordResetLetter(language, {
    school: name,
    name: person.name,
    url: `${origin}/password/reset/${secret}?email=${encodeURIComponent(shownEmail(person.email))}`,
    minutes: RESET_LIFETIME / MINUTE,
  })
  await writeLetter(ctx, { cause: `password-reset:${id}`, to: person.email, language, letter, secret }, parts)
}
