import { and, asc, eq } from 'drizzle-orm'
import { isFailing, MailForgotten, mayBeSent, type SendAgain } from '#modules/mails/index.ts'
import { mails } from '#modules/mails/tables.ts'
import type { PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { retryMail as one, retryMails as all } from './contract.ts'

const AT_ONCE = 1_000

interface Parts {
  sendAgain: SendAgain
}

/** Refuses with 404 a mail that does not fail (any more), and with 409 one whose words were forgotten. */
export const retryMail = (
  ctx: PlatformCtx,
  { id }: Input<typeof one>,
  { sendAgain }: Parts,
): Promise<Answer<typeof one>> =>
  ctx.inTransaction('operators try a mail again', async (tx, note) => {
    const [found] = await tx
      .select({ id: mails.id, schoolId: mails.schoolId, subject: mails.subject, mayRetry: mayBeSent })
      .from(mails)
      .where(and(eq(mails.id, id), isFailing()))
    const mail = foundOr404(found)
    refuseUnless(mail.mayRetry, new MailForgotten())
    await sendAgain([mail], tx)
    note({ schoolId: mail.schoolId, subject: mail.subject })
    return { retried: 1 }
  })

/** The oldest first. */
export const retryMails = (
  ctx: PlatformCtx,
  { school_id: schoolId }: Input<typeof all>,
  { sendAgain }: Parts,
): Promise<Answer<typeof all>> =>
  ctx.inTransaction('operators try mails again', async (tx, note) => {
    const found = await tx
      .select({ id: mails.id, schoolId: mails.schoolId })
      .from(mails)
      .where(and(isFailing(), mayBeSent, schoolId ? eq(mails.schoolId, schoolId) : undefined))
      .orderBy(asc(mails.createdAt))
      .limit(AT_ONCE)
    if (found.length > 0) await sendAgain(found, tx)
    note({ schoolId: schoolId ?? null, subject: String(found.length) })
    return { retried: found.length }
  })
