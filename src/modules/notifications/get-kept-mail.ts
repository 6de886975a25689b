import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { getKeptMail as endpoint } from './contract.ts'
import { mails } from './tables.ts'
import { viewMail } from './view.ts'

export async function getKeptMail(ctx: Ctx, { id }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const [row] = await ctx.tx.select().from(mails).where(eq(mails.id, id))
  const mail = foundOr404(row)
  return { ...viewMail(mail), html: mail.html, text: mail.text }
}
