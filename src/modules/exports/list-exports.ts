import { and, eq, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { listExports as endpoint } from './contract.ts'
import { listExports as rows } from './tables.ts'
import { viewExport } from './view.ts'

const PAGE = 30

export async function listExports({ tx, actor }: Ctx, { cursor }: Input<typeof endpoint>) {
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const found = await tx
    .select()
    .from(rows)
    .where(and(eq(rows.personId, actor.id), olderThan(rows.createdAt, rows.id, cursor)))
    .orderBy(sql`${rows.createdAt} desc nulls last`, sql`${rows.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(found, PAGE, viewExport, (last) => `/json/home/exports?cursor=${cursorOf(last)}`)
}
