import { sql, type SQLWrapper } from 'drizzle-orm'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { moment } from '#platform/db/columns.ts'

const figure = () => integer().notNull().default(0)
const falling = (of: SQLWrapper) => sql`${of} desc nulls last`

/** What a school cost and brought when it was last measured; there is a row from its beginning (`begin_figures`). */
export const schoolFigures = pgTable(
  'school_figures',
  {
    schoolId: schoolId().primaryKey(),
    students: figure(),
    /** in the school's currency, of the last thirty days */
    soldAmount: figure(),
    /** films and files; pictures are small */
    storedMegabytes: figure(),
    filmMinutes: figure(),
    /** of the last thirty days */
    mails: figure(),
    /** mails that were not sent and films that could not be prepared */
    faults: figure(),
    /** null until it is measured for the first time */
    measuredAt: moment(),
  },
  (t) => [
    index('school_figures_by_students').on(falling(t.students), falling(t.schoolId)),
    index('school_figures_by_sales').on(falling(t.soldAmount), falling(t.schoolId)),
    index('school_figures_by_storage').on(falling(t.storedMegabytes), falling(t.schoolId)),
    index('school_figures_by_film').on(falling(t.filmMinutes), falling(t.schoolId)),
    index('school_figures_by_mails').on(falling(t.mails), falling(t.schoolId)),
    index('school_figures_by_faults').on(falling(t.faults), falling(t.schoolId)),
    index('school_figures_to_measure').on(sql`${t.measuredAt} asc nulls first`),
    onlyOwnSchool(),
  ],
)
