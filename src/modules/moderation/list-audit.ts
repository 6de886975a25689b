import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { people } from '#modules/people/tables.ts'
import type { AuditPage, listAudit as contract } from './contract.ts'
import { areaNameOf, type DeedWords, sentenceOf, wasDoneAlone } from './deed-words.ts'
import { auditEntries } from './tables.ts'

const PAGE = 30
/** Whose deeds are written down. */
const DOING = ['admin', 'operator'] as const

/** What admins did, newest first, of one of them or in one area when asked for. Refuses with 404 an admin who is none. */
export async function listAudit(
  ctx: Ctx,
  { admin_id: adminId, by, area, cursor }: Input<typeof contract>,
  words: DeedWords,
): Promise<AuditPage> {
  const rows = await ctx.tx
    .select({
      entry: auditEntries,
      id: auditEntries.id,
      createdAt: auditEntries.createdAt,
      name: people.name,
      role: people.role,
    })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.adminId))
    .where(
      and(
        adminId ? eq(auditEntries.adminId, adminId) : undefined,
        by ? inArray(auditEntries.adminId, operatorsIn(ctx)) : undefined,
        area ? eq(auditEntries.area, area) : undefined,
        olderThan(auditEntries.createdAt, auditEntries.id, cursor),
      ),
    )
    .orderBy(sql`${auditEntries.createdAt} desc nulls last`, sql`${auditEntries.id} desc nulls last`)
    .limit(PAGE + 1)
  if (rows.length === 0 && adminId) await getAdmin(ctx, adminId)
  const asked = { ...(adminId && { admin_id: adminId }), ...(by && { by }), ...(area && { area }) }
  return pageFrom(
    rows,
    PAGE,
    ({ entry, name, role }) => ({
      id: entry.id,
      admin: entry.adminId && name ? { id: entry.adminId, name, is_operator: role === 'operator' } : null,
      is_automatic: !entry.adminId && wasDoneAlone(words, entry),
      area: { id: entry.area, name: areaNameOf(words, entry.area, ctx.language) },
      sentence: sentenceOf(words, entry, ctx.language),
      subject: entry.subject,
      url: entry.url,
      created_at: entry.createdAt.toISOString(),
    }),
    (last) => `/json/home/audit?${new URLSearchParams({ ...asked, cursor: cursorOf(last) })}`,
  )
}

const operatorsIn = ({ tx }: Ctx) => tx.select({ id: people.id }).from(people).where(eq(people.role, 'operator'))

async function getAdmin({ tx }: Ctx, id: string) {
  const [admin] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), inArray(people.role, DOING)))
  return foundOr404(admin)
}

/** Whom and what the list can be narrowed to. */
export async function getAuditFilters(ctx: Ctx, words: DeedWords) {
  const admins = await ctx.tx
    .select({ id: people.id, name: people.name, is_operator: sql<boolean>`${people.role} = 'operator'` })
    .from(people)
    .where(inArray(people.role, DOING))
    .orderBy(asc(people.name))
  const areas = Object.keys(words).map((id) => ({ id, name: areaNameOf(words, id, ctx.language) }))
  return { admins, areas }
}
