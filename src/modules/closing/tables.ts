import { sql } from 'drizzle-orm'
import { check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { schoolTable } from '#modules/schools/columns.ts'
import { createdAt, moment, oneOf } from '#platform/db/columns.ts'
import { PLANNERS, REOPEN_DAYS } from './vocabulary.ts'

/** A closing of the school, from when it is planned until it is called off, or until the school is opened again after it. One at a time. */
export const closings = schoolTable(
  'closings',
  {
    closesOn: date({ mode: 'string' }).notNull(),
    plannedBy: text({ enum: PLANNERS }).notNull(),
    /** as they were called then */
    plannedByName: text().notNull(),
    /** what people are told besides that it closes */
    words: text().notNull().default(''),
    createdAt: createdAt(),
    /** of the people who are told, by their ids, the last that was written to; and when the last of all was */
    toldUpTo: uuid(),
    toldAt: moment(),
    calledOffAt: moment(),
    /** the same of those who are told that it is called off */
    takenBackUpTo: uuid(),
    takenBackAt: moment(),
    closedAt: moment(),
    reopenedAt: moment(),
    /** when what is personal began to be erased, of how many students, and when nothing of it was left */
    erasingBeganAt: moment(),
    studentsCount: integer(),
    erasedAt: moment(),
  },
  (t) => [
    uniqueIndex('closings_one_at_a_time')
      .on(t.schoolId)
      .where(sql`called_off_at is null and reopened_at is null`),
    index('closings_of_school').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    oneOf('closings_planned_by', t.plannedBy, PLANNERS),
    check('closings_called_off_before', sql`${t.calledOffAt} is null or ${t.closedAt} is null`),
    check('closings_reopened_after', sql`${t.reopenedAt} is null or ${t.closedAt} is not null`),
    index('closings_to_erase')
      .on(t.closedAt, t.id)
      .where(sql`closed_at is not null and reopened_at is null and erased_at is null`),
    check('closings_erased_for_good', sql`${t.reopenedAt} is null or ${t.erasingBeganAt} is null`),
    check(
      'closings_erased_in_time',
      sql`${t.erasingBeganAt} is null or (${t.closedAt} is not null and ${t.erasingBeganAt} >= ${t.closedAt} + interval '${sql.raw(String(REOPEN_DAYS * 24))} hours')`,
    ),
    check('closings_erasing_of', sql`(${t.erasingBeganAt} is null) = (${t.studentsCount} is null)`),
    check(
      'closings_erased_at_last',
      sql`${t.erasedAt} is null or (${t.erasingBeganAt} is not null and ${t.erasedAt} >= ${t.erasingBeganAt})`,
    ),
  ],
)
export type ClosingRow = typeof closings.$inferSelect
