import { and, desc, sql } from 'drizzle-orm'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { schools } from '#modules/schools/tables.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { literally } from '#platform/db/literally.ts'
import type { listSchools as endpoint } from './contract.ts'

const LENGTH = 30

export async function listSchools(
  { q, cursor }: Input<typeof endpoint>,
  { units, originOf }: { units: UnitsOfWork; originOf: SchoolFinder['originOf'] },
): Promise<Answer<typeof endpoint>> {
  const words = q ? `%${literally(q)}%` : undefined
  const found = words ? sql`(${schools.name} || ' ' || ${schools.slug}) ilike ${words}` : undefined
  const rows = await units.withoutSchool('operators see all schools', (tx) =>
    tx
      .select({
        id: schools.id,
        name: schools.name,
        slug: schools.slug,
        language: schools.language,
        currency: schools.currency,
        createdAt: schools.createdAt,
        customHost: sql<
          string | null
        >`(select host from domains where domains.school_id = schools.id and status = 'verified' limit 1)`,
        studentsCount: sql<number>`(select count(*)::int from people where people.school_id = schools.id and role = 'student')`,
      })
      .from(schools)
      .where(and(found, olderThan(schools.createdAt, schools.id, cursor)))
      .orderBy(desc(schools.createdAt), desc(schools.id))
      .limit(LENGTH + 1),
  )
  const search = q ? `q=${encodeURIComponent(q)}&` : ''
  return pageFrom(
    rows,
    LENGTH,
    ({ createdAt, studentsCount, customHost, ...school }) => ({
      ...school,
      url: originOf(school.slug, customHost),
      students_count: studentsCount,
      created_at: createdAt.toISOString(),
    }),
    (last) => `/json/operator/schools?${search}cursor=${cursorOf(last)}`,
  )
}
