import { and, eq } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { SendAgain } from '../send-again.ts'
import { mails } from '../tables.ts'
import type { sendMailAgain as endpoint } from './contract.ts'
import { isFailing, mayBeSent } from './is-failing.ts'
import { MailForgotten } from './refusals.ts'

/** Refuses with 404 a mail that does not fail (any more), and with 409 one whose words were forgotten. */
export async function sendMailAgain(
  ctx: OutsideCtx,
  { id }: Input<typeof endpoint>,
  sendAgain: SendAgain,
): Promise<Answer<typeof endpoint>> {
  const mail = await ctx.inTransaction(async ({ tx, school, note }) => {
    const [found] = await tx
      .select({ id: mails.id, subject: mails.subject, mayRetry: mayBeSent })
      .from(mails)
      .where(and(eq(mails.id, id), isFailing()))
    const { mayRetry, subject } = foundOr404(found)
    refuseUnless(mayRetry, new MailForgotten())
    note({ subject, url: '/home/mails' })
    return { id, schoolId: school.id }
  })
  await sendAgain([mail])
  return { done: true }
}
