import { and, asc, eq } from 'drizzle-orm'
import { type Letter, type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

/** Nobody needs more than these to be told. */
const MOST = 20

export type Say = Translate<typeof en.mails>
export const sayIn = (language: Language): Say => translator((language === 'pl' ? pl : en).mails, language)

/** Writes to each owner of the school, once for the cause, in the language they read. */
export async function toOwners(
  ctx: Ctx,
  cause: string,
  parts: LetterParts,
  write: (say: Say, name: string) => Letter,
): Promise<void> {
  const owners = await ctx.tx
    .select({ id: people.id, name: people.name, email: people.email, language: people.language })
    .from(people)
    .where(and(eq(people.role, 'admin'), eq(people.adminRole, 'owner')))
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(MOST)
  for (const owner of owners) {
    const language = owner.language ?? ctx.school.language
    const letter = write(sayIn(language), owner.name)
    await writeLetter(ctx, { cause: `${cause}:${owner.id}`, to: owner.email, language, letter }, parts)
  }
}
