import { and, eq, sql } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { operatorDeeds } from '../tables.ts'
import type { listDeeds as endpoint } from './contract.ts'

const PAGE = 20

export async function listDeeds(
  { cursor, ...asked }: Input<typeof endpoint>,
  units: UnitsOfWork,
): Promise<Answer<typeof endpoint>> {
  const { school_id: schoolId } = asked
  const { id, createdAt } = operatorDeeds
  const rows = await units.withoutSchool('operators see what operators did', (tx) =>
    tx
      .select({ deed: operatorDeeds, school: { id: schools.id, name: schools.name } })
      .from(operatorDeeds)
      .leftJoin(schools, eq(schools.id, operatorDeeds.schoolId))
      .where(and(schoolId ? eq(operatorDeeds.schoolId, schoolId) : undefined, olderThan(createdAt, id, cursor)))
      .orderBy(sql`${createdAt} desc nulls last`, sql`${id} desc nulls last`)
      .limit(PAGE + 1),
  )
  return pageFrom(
    rows,
    PAGE,
    ({ deed, school }) => ({
      id: deed.id,
      operator: deed.operatorName,
      deed: deed.deed,
      subject: deed.subject,
      school,
      created_at: deed.createdAt.toISOString(),
    }),
    ({ deed }) => nextPage('/json/operator/deeds', asked, cursorOf(deed)),
  )
}
