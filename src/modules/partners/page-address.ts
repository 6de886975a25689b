import { eq } from 'drizzle-orm'
import { layOut, type WriteMail } from '#modules/mails/index.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import type { Ctx } from '#platform/context.ts'
import { digestOf, newId, newSecret } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { lockPartner, subjectOf } from './get-partner.ts'
import { pageLetter } from './mails/page-letter.ts'
import { partners } from './tables.ts'

export interface PageLetterParts {
  schools: Pick<SchoolFinder, 'view'>
  writeMail: WriteMail
}

/** Makes an address that nobody guesses and mails it to the partner; the one there was leads nowhere from now on. */
export async function makePartnerPage(
  ctx: Ctx,
  { partnerId }: { partnerId: string },
  { schools, writeMail }: PageLetterParts,
): Promise<{ url: string; made_at: string }> {
  const partner = await lockPartner(ctx, partnerId)
  const { origin, language, name: school } = ctx.school
  const secret = newSecret()
  const url = `${origin}/partners/${secret}`
  await ctx.tx
    .update(partners)
    .set({ pageDigest: digestOf(secret), pageMadeAt: ctx.now })
    .where(eq(partners.id, partnerId))
  const look = foundOr404(await schools.view(ctx.school.id))
  await writeMail(ctx, {
    cause: `partner-page:${newId()}`,
    to: partner.email,
    mail: layOut({ ...look, origin }, language, pageLetter(language, { name: partner.name, school, url })),
    secret,
  })
  ctx.note(subjectOf(partner))
  return { url, made_at: ctx.now.toISOString() }
}

export async function endPartnerPage(ctx: Ctx, { partnerId }: { partnerId: string }): Promise<{ done: true }> {
  const partner = await lockPartner(ctx, partnerId)
  await ctx.tx.update(partners).set({ pageDigest: null, pageMadeAt: null }).where(eq(partners.id, partnerId))
  ctx.note(subjectOf(partner))
  return { done: true }
}
