import { eq } from 'drizzle-orm'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { changedLetter, confirmLetter } from './letters.ts'
import { people } from '../tables.ts'
import { emailChanges } from './tables.ts'

/** A link to each of the two addresses, once: the new one confirms, the one there is confirms or refuses. */
export async function writeChangeLetters(ctx: Ctx, { change_id: id }: { change_id: string }, parts: LetterParts) {
  const found = await findChange(ctx, id)
  if (!found || found.change.endedAt) return
  const { change, about, language } = found
  const secrets = { new: newSecret(), old: newSecret() }
  let isNew = false
  for (const side of ['new', 'old'] as const) {
    const secret = secrets[side]
    const url = `${ctx.school.origin}/email-changes/${secret}`
    const letter = confirmLetter(language, { ...about, side, url })
    const to = side === 'new' ? change.email : change.oldEmail
    isNew = await writeLetter(ctx, { cause: `email-change:${id}:${side}`, to, language, letter, secret }, parts)
  }
  if (isNew)
    await ctx.tx
      .update(emailChanges)
      .set({ newTokenDigest: digestOf(secrets.new), oldTokenDigest: digestOf(secrets.old) })
      .where(eq(emailChanges.id, id))
}

/** To the address that was before, once. */
export async function writeEmailChanged(ctx: Ctx, { change_id: id }: { change_id: string }, parts: LetterParts) {
  const found = await findChange(ctx, id)
  if (!found) return
  const { change, about, language } = found
  const letter = changedLetter(language, about)
  await writeLetter(ctx, { cause: `email-changed:${id}`, to: change.oldEmail, language, letter }, parts)
}

async function findChange({ tx, school }: Ctx, id: string) {
  const [found] = await tx
    .select({ change: emailChanges, name: people.name, language: people.language })
    .from(emailChanges)
    .innerJoin(people, eq(people.id, emailChanges.personId))
    .where(eq(emailChanges.id, id))
    .for('update', { of: emailChanges })
  if (!found) return undefined
  const { change, name, language } = found
  const about = { school: school.name, name, email: shownEmail(change.email), oldEmail: shownEmail(change.oldEmail) }
  return { change, about, language: language ?? school.language }
}
