import { eq, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { listImports as endpoint } from './contract.ts'
import { studentImports } from './tables.ts'
import { viewImport } from './view.ts'

const PAGE = 20

export async function listImports({ tx }: Ctx, { cursor }: Input<typeof endpoint>) {
  const found = await tx
    .select({ row: studentImports, by: people.name })
    .from(studentImports)
    .leftJoin(people, eq(people.id, studentImports.personId))
    .where(olderThan(studentImports.createdAt, studentImports.id, cursor))
    .orderBy(sql`${studentImports.createdAt} desc nulls last`, sql`${studentImports.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(
    found,
    PAGE,
    ({ row, by }) => viewImport(row, by),
    ({ row }) => `/json/home/students/imports?cursor=${cursorOf(row)}`,
  )
}
