import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { Happened } from '#platform/jobs/reactions.ts'
import type { secondFactorChanged } from './events.ts'
import { secondFactorLetter } from './mails/second-factor-letter.ts'
import { recoveryCodes } from './tables.ts'

type Changed = Happened<z.output<(typeof secondFactorChanged)['payload']>>

/** Tells somebody what became of their second factor, and what to do if it was somebody else; once. */
export async function writeOfSecondFactor(ctx: Ctx, { id, at, payload }: Changed, parts: LetterParts): Promise<void> {
  const [person] = await ctx.tx.select().from(people).where(eq(people.id, payload.person_id))
  if (!person) return
  const left = await ctx.tx.$count(
    recoveryCodes,
    and(eq(recoveryCodes.personId, person.id), isNull(recoveryCodes.usedAt)),
  )
  const { origin, name: school, timeZone } = ctx.school
  const language = person.language ?? ctx.school.language
  const letter = secondFactorLetter(language, {
    change: payload.change,
    school,
    name: person.name,
    at: formatDateTime(at, language, timeZone),
    left,
    url: `${origin}/my/account`,
  })
  await writeLetter(ctx, { cause: `second-factor:${id}`, to: person.email, language, letter }, parts)
}
