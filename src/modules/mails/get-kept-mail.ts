import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { KeyRing } from '#platform/sealed.ts'
import type { getKeptMail as endpoint } from './contract.ts'
import { withSecret } from './mail-secret.ts'
import { mails } from './tables.ts'
import { viewMail } from './view.ts'

export async function getKeptMail(
  ctx: Ctx,
  { id }: Input<typeof endpoint>,
  keys: KeyRing,
): Promise<Answer<typeof endpoint>> {
  const [row] = await ctx.tx.select().from(mails).where(eq(mails.id, id))
  const mail = withSecret(keys, foundOr404(row))
  return { ...viewMail(mail), html: mail.html, text: mail.text, has_attachment: mail.attachment !== null }
}
