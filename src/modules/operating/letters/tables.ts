import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { operators, people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, id, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { workColumns, workRules } from '#platform/jobs/long-work.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { SCHOOL_STATES } from '../vocabulary.ts'

/** What an operator wrote to the owners of schools. The id is made up by the browser: sent twice, it is one letter. */
export const ownerLetters = pgTable(
  'owner_letters',
  {
    id: id(),
    operatorId: pointsTo(() => operators.id),
    /** as it was then */
    operatorName: text().notNull(),
    subjectEn: text().notNull(),
    textEn: text().notNull(),
    subjectPl: text().notNull(),
    textPl: text().notNull(),
    /** to the schools that the list showed by these; to all where both are empty */
    q: text().notNull().default(''),
    schoolState: text({ enum: SCHOOL_STATES }),
    ...workColumns(),
    createdAt: createdAt(),
    /** when it was put down who gets it; nobody is added later */
    gatheredAt: moment(),
    recipients: integer().notNull().default(0),
  },
  (t) => [
    index('owner_letters_by_time').on(t.createdAt.desc(), t.id.desc()),
    index('owner_letters_by_operator').on(t.operatorId),
    oneOf('owner_letters_school_state', t.schoolState, SCHOOL_STATES),
    check('owner_letters_gathered_first', sql`${t.state} <> 'ready' or ${t.gatheredAt} is not null`),
    ...workRules('owner_letters', t),
  ],
)

/** Who gets a letter: each address once, of whichever schools they own by the oldest. */
export const letterRecipients = schoolTable(
  'letter_recipients',
  {
    letterId: belongsTo(() => ownerLetters.id),
    personId: pointsTo(() => people.id),
    name: text().notNull(),
    email: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    createdAt: createdAt(),
    /** when the mail was put down to be sent, with it */
    writtenAt: moment(),
    /** why it could not be, when it was last tried */
    failure: text(),
  },
  (t) => [
    uniqueIndex('letter_recipients_once').on(t.letterId, sql`lower(${t.email})`),
    index('letter_recipients_by_time').on(t.letterId, t.createdAt.desc(), t.id.desc()),
    index('letter_recipients_unwritten')
      .on(t.letterId, t.id)
      .where(sql`written_at is null`),
    index('letter_recipients_of_school').on(t.schoolId),
    index('letter_recipients_by_person').on(t.personId),
    oneOf('letter_recipients_language', t.language, LANGUAGES),
  ],
)
