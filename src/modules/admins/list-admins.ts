import { and, desc, eq, sql } from 'drizzle-orm'
import { people, sessions } from '#modules/people/tables.ts'
import { hasSecondFactor } from '#modules/second-factor/index.ts'
import type { Ctx } from '#platform/context.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { Admin, AdminPage } from './contract.ts'

const PAGE = 30

const lastSeenAt = sql`(
  select max(sessions.renewed_at) from sessions where sessions.person_id = people.id
)`.mapWith(sessions.renewedAt)

export async function listAdmins(ctx: Ctx, { cursor }: { cursor?: string | undefined }): Promise<AdminPage> {
  const rows = await selectAdmins(ctx)
    .where(and(eq(people.role, 'admin'), olderThan(people.createdAt, people.id, cursor)))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(PAGE + 1)
  return pageFrom(rows, PAGE, viewAdmin, (last) => `/json/home/settings/admins?cursor=${cursorOf(last)}`)
}

/** @throws NotFound */
export async function getAdmin(ctx: Ctx, adminId: string): Promise<Admin> {
  const [row] = await selectAdmins(ctx).where(and(eq(people.id, adminId), eq(people.role, 'admin')))
  return viewAdmin(foundOr404(row))
}

const selectAdmins = ({ tx }: Ctx) =>
  tx
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      adminRole: people.adminRole,
      createdAt: people.createdAt,
      lastSeenAt,
      hasSecondFactor: hasSecondFactor(tx).mapWith(Boolean),
    })
    .from(people)

function viewAdmin({ adminRole, lastSeenAt: seen, ...admin }: AdminRow): Admin {
  if (!adminRole) throw new Error('The database lets no admin be without a role')
  return {
    id: admin.id,
    name: admin.name,
    email: shownEmail(admin.email),
    role: adminRole,
    last_seen_at: seen?.toISOString() ?? null,
    has_second_factor: admin.hasSecondFactor,
  }
}
type AdminRow = Pick<typeof people.$inferSelect, 'id' | 'name' | 'email' | 'adminRole'> & {
  lastSeenAt: Date | null
  hasSecondFactor: boolean
}
