import type { InferSelectModel } from 'drizzle-orm'
import type { KeptMail } from './contract.ts'
import type { mails } from './tables.ts'

export const viewMail = (row: InferSelectModel<typeof mails>): KeptMail => ({
  id: row.id,
  to: row.to,
  subject: row.subject,
  created_at: row.createdAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
})
