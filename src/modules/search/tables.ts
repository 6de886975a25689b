import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'

/** Every word that a school's courses were ever told with, once: what was typed is looked for among these first. */
export const courseWords = pgTable(
  'course_words',
  {
    schoolId: schoolId(),
    /** without case and diacritics, its first sixty letters */
    word: text().notNull(),
    /** it stands in a title or in an author's name, where typos are forgiven */
    isInName: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.word] }), onlyOwnSchool()],
)
