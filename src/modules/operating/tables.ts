import { sql, type SQLWrapper } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { operators } from '#modules/people/tables.ts'
import { onlyOwnSchool, schoolId } from '#modules/schools/columns.ts'
import { schools } from '#modules/schools/tables.ts'
import { createdAt, id, moment, oneOf, pointsTo } from '#platform/db/columns.ts'
import { OPERATOR_DEEDS } from './vocabulary.ts'

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

/** The same at the end of each month, or as it is now; what it sold is read from its days. */
export const schoolMonths = pgTable(
  'school_months',
  {
    schoolId: schoolId(),
    /** its first day */
    month: date({ mode: 'string' }).notNull(),
    students: figure(),
    storedMegabytes: figure(),
    filmMinutes: figure(),
    /** written in it */
    mails: figure(),
  },
  (t) => [primaryKey({ columns: [t.schoolId, t.month] }), onlyOwnSchool()],
)

/** What operators did: added to, never changed. Of no school where it is about all. */
export const operatorDeeds = pgTable(
  'operator_deeds',
  {
    id: id(),
    schoolId: uuid().references(() => schools.id, { onDelete: 'cascade' }),
    operatorId: pointsTo(() => operators.id),
    /** as it was then */
    operatorName: text().notNull(),
    deed: text({ enum: OPERATOR_DEEDS }).notNull(),
    /** what it was done to, in a few words of its own */
    subject: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('operator_deeds_by_time').on(t.createdAt.desc(), t.id.desc()),
    index('operator_deeds_of_school').on(t.schoolId, t.createdAt.desc(), t.id.desc()),
    index('operator_deeds_by_operator').on(t.operatorId),
    oneOf('operator_deeds_deed', t.deed, OPERATOR_DEEDS),
    onlyOwnSchool(),
  ],
)
