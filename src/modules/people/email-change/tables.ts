import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { schoolTable } from '#modules/schools/columns.ts'
import { asciiDomain, belongsTo, createdAt, moment, oneOf } from '#platform/db/columns.ts'
import { people } from '../tables.ts'
import { EMAIL_CHANGE_OUTCOMES } from './vocabulary.ts'

/** Another address that somebody wants: theirs once both addresses have confirmed it. One at a time. */
export const emailChanges = schoolTable(
  'email_changes',
  {
    personId: belongsTo(() => people.id),
    email: text().notNull(),
    oldEmail: text().notNull(),
    /** of the links in the two mails; null until they are written */
    newTokenDigest: text(),
    oldTokenDigest: text(),
    newConfirmedAt: moment(),
    oldConfirmedAt: moment(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    outcome: text({ enum: EMAIL_CHANGE_OUTCOMES }),
  },
  (t) => [
    uniqueIndex('email_changes_one')
      .on(t.personId)
      .where(sql`ended_at is null`),
    index('email_changes_by_person').on(t.personId),
    uniqueIndex('email_changes_new_token').on(t.newTokenDigest),
    uniqueIndex('email_changes_old_token').on(t.oldTokenDigest),
    oneOf('email_changes_outcome', t.outcome, EMAIL_CHANGE_OUTCOMES),
    check('email_changes_ended', sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
    check(
      'email_changes_confirmed',
      sql`${t.outcome} <> 'done' or (${t.newConfirmedAt} is not null and ${t.oldConfirmedAt} is not null)`,
    ),
    asciiDomain('email_changes_email', t.email),
  ],
)
export type EmailChangeRow = typeof emailChanges.$inferSelect
