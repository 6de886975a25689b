import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { people } from '#modules/people/tables.ts'
import { schoolTable } from '#modules/schools/columns.ts'
import { belongsTo, createdAt, oneOf, pointsTo } from '#platform/db/columns.ts'
import { workColumns, workRules } from '#platform/jobs/long-work.ts'
import { type ColumnUse, LINE_OUTCOMES, LINE_PROBLEMS } from './vocabulary.ts'

/** A file of people who are to become students, and how far it is. */
export const studentImports = schoolTable(
  'student_imports',
  {
    /** null once they are gone; nothing more is done then */
    personId: pointsTo(() => people.id),
    /** as the browser calls what it sends: sent twice, it is one */
    key: uuid().notNull(),
    filename: text().notNull(),
    isWelcomed: boolean().notNull(),
    /** why they get the products that stand in it */
    reason: text().notNull(),
    /** what its columns are, in their order; null: they are found */
    columns: jsonb().$type<ColumnUse[]>(),
    ...workColumns(),
    linesTotal: integer(),
    /** of its lines, in their order: so many are worked off */
    added: integer().notNull().default(0),
    existing: integer().notNull().default(0),
    wrong: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('student_imports_key').on(t.schoolId, t.key),
    index('student_imports_by_time').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('student_imports_by_person').on(t.personId),
    index('student_imports_by_age').on(t.createdAt),
    ...workRules('student_imports', t),
  ],
)
export type StudentImport = typeof studentImports.$inferSelect

/** What came of each line. */
export const importedLines = schoolTable(
  'imported_lines',
  {
    importId: belongsTo(() => studentImports.id),
    /** its number in the file, from 1 */
    line: integer().notNull(),
    outcome: text({ enum: LINE_OUTCOMES }).notNull(),
    problem: text({ enum: LINE_PROBLEMS }),
    /** whose account it is; what is said of them goes with it */
    studentId: uuid().references(() => people.id, { onDelete: 'cascade' }),
    /** as the line says it */
    words: text().notNull(),
  },
  (t) => [
    uniqueIndex('imported_lines_one').on(t.importId, t.line),
    index('imported_lines_by_student').on(t.studentId),
    oneOf('imported_lines_outcome', t.outcome, LINE_OUTCOMES),
    oneOf('imported_lines_problem', t.problem, LINE_PROBLEMS),
    check('imported_lines_wrong', sql`(${t.outcome} = 'wrong') = (${t.problem} is not null)`),
    check('imported_lines_student', sql`${t.outcome} = 'wrong' or ${t.studentId} is not null`),
  ],
)
