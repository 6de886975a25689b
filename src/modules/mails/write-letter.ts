import type { SchoolFinder } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type Letter, layOut } from './mail-layout.ts'
import { ERASED_DOMAIN } from './vocabulary.ts'
import type { NewMail, WriteMail } from './write-mail.ts'

export interface LetterParts {
  schools: Pick<SchoolFinder, 'view'>
  writeMail: WriteMail
}

interface NewLetter extends Omit<NewMail, 'mail'> {
  language: Language
  letter: Letter
}

/** Keeps a letter on the paper of the caller's school, to be sent. Answers false when its cause was told before. */
export async function writeLetter(
  ctx: Ctx,
  { language, letter, ...mail }: NewLetter,
  { schools, writeMail }: LetterParts,
): Promise<boolean> {
  const school = await schools.view(ctx.school.id)
  if (!school || mail.to.endsWith(ERASED_DOMAIN)) return false
  return writeMail(ctx, { ...mail, mail: layOut({ ...school, origin: ctx.school.origin }, language, letter) })
}
