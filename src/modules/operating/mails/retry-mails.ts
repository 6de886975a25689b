import { and, asc, eq } from 'drizzle-orm'
import { isFailing, MailForgotten, mayBeSent, type SendAgain } from '#modules/mails/index.ts'
import { mails } from '#modules/mails/tables.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { writeDeed } from '../trace/write-deed.ts'
import type { retryMail as one, retryMails as all } from './contract.ts'

const AT_ONCE = 1_000

interface Parts {
  units: UnitsOfWork
  sendAgain: SendAgain
}

/** Refuses with 404 a mail that does not fail (any more), and with 409 one whose words were forgotten. */
export async function retryMail(
  { id }: Input<typeof one>,
  exchange: Exchange,
  { units, sendAgain }: Parts,
): Promise<Answer<typeof one>> {
  const [found] = await units.withoutSchool('operators try a mail again', (tx) =>
    tx
      .select({ id: mails.id, schoolId: mails.schoolId, subject: mails.subject, mayRetry: mayBeSent })
      .from(mails)
      .where(and(eq(mails.id, id), isFailing())),
  )
  const mail = foundOr404(found)
  refuseUnless(mail.mayRetry, new MailForgotten())
  await sendAgain([mail])
  await writeDeed(units, exchange, { deed: 'mail-retried', schoolId: mail.schoolId, subject: mail.subject })
  return { retried: 1 }
}

/** The oldest first. */
export async function retryMails(
  { school_id: schoolId }: Input<typeof all>,
  exchange: Exchange,
  { units, sendAgain }: Parts,
): Promise<Answer<typeof all>> {
  const found = await units.withoutSchool('operators try mails again', (tx) =>
    tx
      .select({ id: mails.id, schoolId: mails.schoolId })
      .from(mails)
      .where(and(isFailing(), mayBeSent, schoolId ? eq(mails.schoolId, schoolId) : undefined))
      .orderBy(asc(mails.createdAt))
      .limit(AT_ONCE),
  )
  if (found.length > 0) {
    await sendAgain(found)
    const subject = String(found.length)
    await writeDeed(units, exchange, { deed: 'mails-retried', schoolId: schoolId ?? null, subject })
  }
  return { retried: found.length }
}
