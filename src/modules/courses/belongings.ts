import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Belonging, counted, ended, united } from '#modules/people/index.ts'
import { componentEntries, courseEditors, lectures } from './tables.ts'

/** The answer to the later entry; where that has none, the one to the other, which says that it is older. */
const ofAnswer = (column: PgColumn, name: string): [PgColumn, SQL] => [
  column,
  sql.raw(
    `case when gone.answer is not null and (kept.answer is null or gone.entered_at > kept.entered_at) then gone.${name} else kept.${name} end`,
  ),
]

/** Of what both accounts entered into a component the later stays. */
export const courseBelongings: Belonging[] = [
  united(componentEntries.personId, {
    once: [componentEntries.componentId],
    takes: [
      [componentEntries.values, sql`case when gone.entered_at > kept.entered_at then gone.values else kept.values end`],
      [
        componentEntries.fileId,
        sql`case when gone.entered_at > kept.entered_at then gone.file_id else kept.file_id end`,
      ],
      [componentEntries.enteredAt, sql`greatest(gone.entered_at, kept.entered_at)`],
      ofAnswer(componentEntries.answer, 'answer'),
      ofAnswer(componentEntries.answerId, 'answer_id'),
      ofAnswer(componentEntries.answeredAt, 'answered_at'),
      ofAnswer(componentEntries.answeredById, 'answered_by_id'),
      ofAnswer(componentEntries.answeredEntryAt, 'answered_entry_at'),
    ],
  }),
  counted(componentEntries.answeredById),
  counted(lectures.changedById),
  ended(courseEditors.personId),
]
