import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { people } from '#modules/people/tables.ts'
import type { AuditPage, listAudit as contract } from './contract.ts'
import { areaNameOf, type DeedWords, sentenceOf, wasDoneAlone } from './deed-words.ts'
import { auditEntries } from './tables.ts'

const PAGE = 30

/** What admins did, newest first, of one of them or in one area when asked for. Refuses with 404 an admin who is none. */
export async function listAudit(
  ctx: Ctx,
  { admin_id: adminId, area, cursor }: Input<typeof contract>,
  words: DeedWords,
): Promise<AuditPage> {
  const rows = await ctx.tx
    .select({ entry: auditEntries, id: auditEntries.id, createdAt: auditEntries.createdAt, name: people.name })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.adminId))
    .where(
      and(
        adminId ? eq(auditEntries.adminId, adminId) : undefined,
        area ? eq(auditEntries.area, area) : undefined,
        olderThan(auditEntries.createdAt, auditEntries.id, cursor),
      ),
    )
    .orderBy(sql`${auditEntries.createdAt} desc nulls last`, sql`${auditEntries.id} desc nulls last`)
    .limit(PAGE + 1)
  if (rows.length === 0 && adminId) await getAdmin(ctx, adminId)
  const asked = { ...(adminId && { admin_id: adminId }), ...(area && { area }) }
  return pageFrom(
    rows,
    PAGE,
    ({ entry, name }) => ({
      id: entry.id,
      admin: entry.adminId && name ? { id: entry.adminId, name } : null,
      is_automatic: wasDoneAlone(words, entry),
      area: { id: entry.area, name: areaNameOf(words, entry.area, ctx.language) },
      sentence: sentenceOf(words, entry, ctx.language),
      subject: entry.subject,
      url: entry.url,
      created_at: entry.createdAt.toISOString(),
    }),
    (last) => `/json/home/audit?${new URLSearchParams({ ...asked, cursor: cursorOf(last) })}`,
  )
}

async function getAdmin({ tx }: Ctx, id: string) {
  const [admin] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), eq(people.role, 'admin')))
  return foundOr404(admin)
}

/** Whom and what the list can be narrowed to. */
export async function getAuditFilters(ctx: Ctx, words: DeedWords) {
  const admins = await ctx.tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.role, 'admin'))
    .orderBy(asc(people.name))
  const areas = Object.keys(words).map((id) => ({ id, name: areaNameOf(words, id, ctx.language) }))
  return { admins, areas }
}
