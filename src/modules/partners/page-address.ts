import { eq } from 'drizzle-orm'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { digestOf, newId, newSecret } from '#platform/ids.ts'
import { lockPartner, subjectOf } from './get-partner.ts'
import { pageLetter } from './mails/page-letter.ts'
import { partners } from './tables.ts'

/** Makes an address that nobody guesses and mails it to the partner; the one there was leads nowhere from now on. */
export async function makePartnerPage(
  ctx: Ctx,
  { partnerId }: { partnerId: string },
  parts: LetterParts,
): Promise<{ url: string; made_at: string }> {
  const partner = await lockPartner(ctx, partnerId)
  const { origin, language, name: school } = ctx.school
  const secret = newSecret()
  const url = `${origin}/partners/${secret}`
  await ctx.tx
    .update(partners)
    .set({ pageDigest: digestOf(secret), pageMadeAt: ctx.now })
    .where(eq(partners.id, partnerId))
  const letter = pageLetter(language, { name: partner.name, school, url })
  await writeLetter(ctx, { cause: `partner-page:${newId()}`, to: partner.email, language, letter, secret }, parts)
  ctx.note(subjectOf(partner))
  return { url, made_at: ctx.now.toISOString() }
}

export async function endPartnerPage(ctx: Ctx, { partnerId }: { partnerId: string }): Promise<{ done: true }> {
  const partner = await lockPartner(ctx, partnerId)
  await ctx.tx.update(partners).set({ pageDigest: null, pageMadeAt: null }).where(eq(partners.id, partnerId))
  ctx.note(subjectOf(partner))
  return { done: true }
}
