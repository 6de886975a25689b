import { and, desc, inArray, like } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { mails, matterOf } from './tables.ts'

const MAILS_SHOWN = 100

export interface MailAbout {
  id: string
  subject: string
  at: Date
  state: 'sent' | 'failing' | 'waiting'
}

/** Mails of one kind (`membership-`) whose cause names one of these ids, the newest first, a hundred at most. */
export async function listMailsAbout(
  { tx }: Ctx,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<MailAbout[]> {
  const { id, subject, createdAt: at, sentAt, failedAt } = mails
  const rows = await tx
    .select({ id, subject, at, sentAt, failedAt })
    .from(mails)
    .where(and(inArray(matterOf(mails.cause), [...ids]), like(mails.cause, `${kind}%`)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(MAILS_SHOWN)
  return rows.map(({ sentAt, failedAt, ...mail }) => ({
    ...mail,
    state: sentAt ? 'sent' : failedAt ? 'failing' : 'waiting',
  }))
}
