import { and, eq } from 'drizzle-orm'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { schoolLimits } from '#modules/limits/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { nextPage, pageFrom } from '#platform/db/paging.ts'
import { placeCursor, sorted } from '#platform/db/sorted.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { schoolFigures } from '../tables.ts'
import { SCHOOL_SORTS } from '../vocabulary.ts'
import type { listSchools as endpoint } from './contract.ts'
import { customHost, mailsThisMonth, viewListed } from './view.ts'
import { whichSchools } from './which-schools.ts'

const PAGE = 30

const SORT_KEYS = {
  created: { by: schools.createdAt, type: 'timestamptz' },
  students: { by: schoolFigures.students, type: 'int' },
  sales: { by: schoolFigures.soldAmount, type: 'int' },
  storage: { by: schoolFigures.storedMegabytes, type: 'int' },
  film: { by: schoolFigures.filmMinutes, type: 'int' },
  mails: { by: schoolFigures.mails, type: 'int' },
  faults: { by: schoolFigures.faults, type: 'int' },
} as const

export async function listSchools(
  { cursor, ...asked }: Input<typeof endpoint>,
  { units, originOf }: { units: UnitsOfWork; originOf: SchoolFinder['originOf'] },
): Promise<Answer<typeof endpoint>> {
  const { q, state, sort = SCHOOL_SORTS[0] } = asked
  const isByTime = sort.endsWith('created')
  const id = isByTime ? schools.id : schoolFigures.schoolId
  const { place, after, order } = sorted({ sort, keys: SORT_KEYS, id, cursor })
  const rows = await units.withoutSchool('operators see all schools', (tx) =>
    tx
      .select({
        school: schools,
        figures: schoolFigures,
        limits: schoolLimits,
        mailsThisMonth: mailsThisMonth(),
        customHost,
        place,
      })
      .from(schools)
      .innerJoin(schoolFigures, eq(schoolFigures.schoolId, schools.id))
      .innerJoin(schoolLimits, eq(schoolLimits.schoolId, schools.id))
      .where(and(whichSchools({ q, state }), after))
      .orderBy(...order)
      .limit(PAGE + 1),
  )
  return pageFrom(
    rows,
    PAGE,
    (row) => viewListed(row, originOf),
    (last) => nextPage('/json/operator/schools', asked, placeCursor({ place: last.place, id: last.school.id })),
  )
}
