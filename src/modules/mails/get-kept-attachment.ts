import { eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { Attachments } from './attachments.ts'
import type { getKeptAttachment as endpoint } from './contract.ts'
import { mails } from './tables.ts'

/** As it would be sent. */
export async function getKeptAttachment(
  ctx: OutsideCtx,
  { id }: Input<typeof endpoint>,
  { reply }: Exchange,
  attachments: Attachments,
): Promise<Buffer> {
  const [mail] = await ctx.inTransaction(({ tx }) =>
    tx.select({ attachment: mails.attachment }).from(mails).where(eq(mails.id, id)),
  )
  const { filename, contentType, content } = await attachments.make(ctx, foundOr404(mail?.attachment ?? undefined))
  reply.header('content-type', contentType).header('content-disposition', `inline; filename="${filename}"`)
  return content
}
