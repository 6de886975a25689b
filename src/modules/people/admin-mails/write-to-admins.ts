import { and, eq, exists, inArray, not } from 'drizzle-orm'
import { type Letter, type LetterParts, writeLetter } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { adminRolesWith } from '#platform/rights.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { people } from '../tables.ts'
import { adminMailRefusals } from './tables.ts'
import { type AdminMail, RIGHT_OF_MAIL } from './vocabulary.ts'

interface Told {
  /** which of their switches ends such mails; what has to be done by a day is told whatever they switched off */
  kind: AdminMail | 'due'
  /** what it is about: each admin is told of it once, however often it is written */
  cause: string
  letter(language: Language): Letter
}

/** Tells every admin of the school whose role has the right and who did not switch such mails off, in the language each of them reads. */
export async function writeToAdmins(ctx: Ctx, { kind, cause, letter }: Told, parts: LetterParts): Promise<void> {
  const { school, tx } = ctx
  const refused = tx
    .select({ kind: adminMailRefusals.kind })
    .from(adminMailRefusals)
    .where(
      and(eq(adminMailRefusals.personId, people.id), kind === 'due' ? undefined : eq(adminMailRefusals.kind, kind)),
    )
  const admins = await tx
    .select({ id: people.id, email: people.email, language: people.language })
    .from(people)
    .where(
      and(
        inArray(people.adminRole, adminRolesWith(RIGHT_OF_MAIL[kind])),
        kind === 'due' ? undefined : not(exists(refused)),
      ),
    )
  for (const admin of admins) {
    const language = admin.language ?? school.language
    const choose = translator((language === 'pl' ? pl : en).mails, language)('choose')
    const links = kind === 'due' ? [] : [{ label: choose, url: `${school.origin}/my/account` }]
    const written = { cause: `${cause}:${admin.id}`, to: admin.email, language, letter: { ...letter(language), links } }
    await writeLetter(ctx, written, parts)
  }
}
