import { and, eq, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { readCases } from '../read-cases.ts'
import { cases } from '../tables.ts'
import { type CaseRow, viewCase } from '../view.ts'
import type { listOperatorCases as contract, OperatorCase, OperatorCasePage } from './contract.ts'
import { isForOperators } from './for-operators.ts'
import type { OperatorParts } from './parts.ts'

const PAGE = 10

interface ListingParts extends OperatorParts {
  units: UnitsOfWork
}

/** 10 at a time; what they are about is read in their schools, each school among them once. */
export async function listOperatorCases(
  { cursor }: Input<typeof contract>,
  parts: ListingParts,
): Promise<OperatorCasePage> {
  const rows = await parts.units.withoutSchool('operators judge what an admin alone in a school wrote', (tx) =>
    tx
      .select({ case: cases, author: { id: people.id, name: people.name, avatar: people.avatar, role: people.role } })
      .from(cases)
      .innerJoin(people, eq(people.id, cases.authorId))
      .where(and(isForOperators, olderThan(cases.createdAt, cases.id, cursor)))
      .orderBy(sql`${cases.createdAt} desc nulls last`, sql`${cases.id} desc nulls last`)
      .limit(PAGE + 1),
  )
  const shown = rows.slice(0, PAGE)
  const views = new Map<string, OperatorCase>()
  for (const schoolId of new Set(shown.map((row) => row.case.schoolId))) {
    const ofSchool = shown.filter((row) => row.case.schoolId === schoolId)
    for (const view of await viewInSchool(schoolId, ofSchool, parts)) views.set(view.id, view)
  }
  const page = pageFrom(
    rows,
    PAGE,
    (row) => row,
    ({ case: last }) => `/json/operator/moderation?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
  return { ...page, data: shown.flatMap((row) => views.get(row.case.id) ?? []) }
}

async function viewInSchool(
  schoolId: string,
  rows: Pick<CaseRow, 'case' | 'author'>[],
  { units, schools, reportables }: ListingParts,
): Promise<OperatorCase[]> {
  const school = await schools.byId(schoolId)
  if (!school) return []
  const setting = { school, actor: { role: 'system' }, work: 'operator-cases' } as const
  const read = await units.reading(setting, (ctx) => readCases(ctx, rows, reportables))
  return read.map((row) => {
    const { mute: _, is_own: __, can: ___, ...view } = viewCase(row, setting.actor)
    return { ...view, school: { name: school.name, url: school.origin } }
  })
}
