import { mails } from '../tables.ts'
import type { FailingMail } from './contract.ts'
import { mayBeSent } from './is-failing.ts'

const { id, to, subject, createdAt, failedAt, failure } = mails

/** What is read of a mail that does not go out. */
export const failingColumns = { id, to, subject, createdAt, failedAt, failure, mayRetry: mayBeSent }

type FailingRow = Pick<typeof mails.$inferSelect, 'id' | 'to' | 'subject' | 'createdAt' | 'failedAt' | 'failure'> & {
  mayRetry: boolean
}

export const viewFailingMail = (mail: FailingRow): FailingMail => ({
  id: mail.id,
  to: mail.to,
  subject: mail.subject,
  created_at: mail.createdAt.toISOString(),
  failed_at: mail.failedAt?.toISOString() ?? null,
  failure: mail.failure,
  may_retry: mail.mayRetry,
})
