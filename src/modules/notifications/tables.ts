import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, moment, oneOf } from '#platform/db/columns.ts'
import { people } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { NOTICE_KINDS } from './vocabulary.ts'

/** What somebody is still to be told by mail, once for each item; gathered into one mail. */
export const notices = pgTable(
  'notices',
  {
    schoolId: schoolId(),
    personId: belongsTo(() => people.id),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    /** the post, comment, reply, answer or version of a file that is new, or what came into a bundle */
    itemId: uuid().notNull(),
    /** of a post, for those who asked for mails about its topic; null: it answers what the person wrote, or is of what they have */
    topicId: uuid(),
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
    oneOf('notices_kind', t.kind, NOTICE_KINDS),
    onlyOwnSchool(),
  ],
)

/** Who wants no mails about answers to what they wrote; without a row they are sent. */
export const answerMailRefusals = pgTable(
  'answer_mail_refusals',
  {
    schoolId: schoolId(),
    personId: belongsTo(() => people.id).primaryKey(),
    createdAt: createdAt(),
  },
  () => [onlyOwnSchool()],
)

/** Who wants no mails about what is new in what they bought; without a row they are sent. */
export const productMailRefusals = pgTable(
  'product_mail_refusals',
  {
    schoolId: schoolId(),
    personId: belongsTo(() => people.id).primaryKey(),
    createdAt: createdAt(),
  },
  () => [onlyOwnSchool()],
)
