import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from '#platform/db/columns.ts'
import { topics } from '#modules/community/tables.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { NOTICE_KINDS } from './vocabulary.ts'

/** Mails, each written once for its cause, then sent. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    schoolId: schoolId(),
    /** what it is about, so that the same cause is told once */
    cause: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** sent along with it, such as List-Unsubscribe */
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [
    uniqueIndex('mails_once_per_cause').on(t.schoolId, t.cause),
    index('mails_by_time').on(t.schoolId, t.createdAt),
    onlyOwnSchool(),
  ],
)

/** What somebody is still to be told by mail, once for each item; gathered into one mail. */
export const notices = pgTable(
  'notices',
  {
    schoolId: schoolId(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    /** the post, comment or reply that is new */
    itemId: uuid().notNull(),
    /** of a post, for those who asked for mails about its topic; null: it answers what the person wrote */
    topicId: uuid().references(() => topics.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** mailed, or found to be of no interest any more */
    settledAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.kind, t.itemId] }),
    index('notices_pending')
      .on(t.personId, t.topicId, t.createdAt)
      .where(sql`settled_at is null`),
    index('notices_settled')
      .on(t.settledAt)
      .where(sql`settled_at is not null`),
    index('notices_by_topic')
      .on(t.topicId)
      .where(sql`topic_id is not null`),
    oneOf('notices_kind', t.kind, NOTICE_KINDS),
    onlyOwnSchool(),
  ],
)

/** Who wants no mails about answers to what they wrote; without a row they are sent. */
export const answerMailRefusals = pgTable(
  'answer_mail_refusals',
  {
    schoolId: schoolId(),
    personId: uuid()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  () => [onlyOwnSchool()],
)
