import { and, desc, inArray, like, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isFailing } from './failing/is-failing.ts'
import { mails, matterOf } from './tables.ts'
import type { MailState } from './vocabulary.ts'

const MAILS_SHOWN = 100

export interface MailAbout {
  id: string
  subject: string
  at: Date
  state: MailState
}

/** Mails of one kind (`membership-`) whose cause names one of these ids, the newest first, a hundred at most. */
export async function listMailsAbout(
  { tx }: Ctx,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<MailAbout[]> {
  const { id, subject, createdAt: at, sentAt } = mails
  const rows = await tx
    .select({ id, subject, at, sentAt, fails: sql<boolean>`${isFailing()}` })
    .from(mails)
    .where(and(inArray(matterOf(mails.cause), [...ids]), like(mails.cause, `${kind}%`)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(MAILS_SHOWN)
  return rows.map(({ sentAt: sent, fails, ...mail }) => ({
    ...mail,
    state: sent ? 'sent' : fails ? 'failing' : 'waiting',
  }))
}
