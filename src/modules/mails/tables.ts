import { type AnyColumn, sql } from 'drizzle-orm'
import { index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '#platform/db/columns.ts'
import type { KeptAttachment } from './attachments.ts'
import { schoolTable } from '#modules/schools/columns.ts'

/** What the cause of a mail names behind its kind: `receipt:<order>`, `notice:<membership>:<period>`. */
export const matterOf = (cause: AnyColumn) => sql`split_part(${cause}, ':', 2)`

/** Mails, each written once for its cause, then sent. */
export const mails = schoolTable(
  'mails',
  {
    /** what it is about, so that the same cause is told once */
    cause: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** what it opens something by, locked until it is sent; where it belongs the words have a mark (`mail-secret.ts`) */
    sealed: text(),
    /** sent along with it, such as List-Unsubscribe */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** what goes along; made when it is sent */
    attachment: jsonb().$type<KeptAttachment>(),
    createdAt: createdAt(),
    sentAt: moment(),
    /** when it was last refused, and what the other side said to it; null again once it is sent */
    failedAt: moment(),
    failure: text(),
  },
  (t) => [
    uniqueIndex('mails_once_per_cause').on(t.schoolId, t.cause),
    index('mails_by_time').on(t.schoolId, t.createdAt),
    index('mails_by_matter').on(t.schoolId, matterOf(t.cause), t.createdAt.desc()),
    index('mails_by_age').on(t.createdAt),
    index('mails_unsent')
      .on(t.schoolId, t.createdAt.desc(), t.id.desc())
      .where(sql`sent_at is null`),
    index('mails_unsent_anywhere')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`sent_at is null`),
    index('mails_with_words')
      .on(t.createdAt)
      .where(sql`html <> ''`),
    index('mails_with_secret')
      .on(t.createdAt)
      .where(sql`sealed is not null`),
  ],
)
