import { eq, inArray } from 'drizzle-orm'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { certificates } from '../tables.ts'
import { certificateLetter, type Reason } from './certificate-letter.ts'

/** Certificates that something happened to, and when, where it may happen to one again. */
interface Happened {
  certificate_ids: string[]
  at?: string
}

/** Writes to those who hold them, in their languages, once for each change; of what a later change has undone nothing is told. */
export async function tellHolders(
  ctx: Ctx,
  reason: Reason,
  { certificate_ids: ids, at }: Happened,
  parts: LetterParts,
): Promise<void> {
  const found = await ctx.tx
    .select({
      certificate: certificates,
      person: { name: people.name, email: people.email, language: people.language },
    })
    .from(certificates)
    .innerJoin(people, eq(people.id, certificates.personId))
    .where(inArray(certificates.id, ids))
  for (const { certificate, person } of found) {
    if (!isStillSo(certificate, reason, at)) continue
    const language = person.language ?? ctx.school.language
    const letter = certificateLetter({ reason, certificate, name: person.name, school: ctx.school, language })
    const cause = ['certificate', reason, certificate.id, ...(at === undefined ? [] : [at])].join(':')
    const isDispensable = reason === 'issued' || reason === 'restored'
    await writeLetter(ctx, { cause, to: person.email, language, letter, isDispensable }, parts)
  }
}

function isStillSo(
  { revokedAt, renamedAt }: typeof certificates.$inferSelect,
  reason: Reason,
  at: string | undefined,
): boolean {
  if (reason === 'revoked') return revokedAt?.toISOString() === at
  return revokedAt === null && (reason !== 'renamed' || renamedAt?.toISOString() === at)
}
