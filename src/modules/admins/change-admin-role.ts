import { and, eq } from 'drizzle-orm'
import { signedIn } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { isRefusedBy } from '#platform/db/refusal-of.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { AdminRole } from '#platform/rights.ts'
import type { changeAdminRole as endpoint } from './contract.ts'
import { adminRoleChanged } from './events.ts'
import { getAdmin } from './list-admins.ts'
import { AdminsStay, LastOwner, RoleIsAnother } from './refusals.ts'
import { roleIn } from './say.ts'

/** Counts from the next call of theirs on. Refuses with 409 what somebody else changed meanwhile, and a school without an owner. */
export async function changeAdminRole(
  ctx: Ctx,
  { adminId, role, previous_role: previous }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const admin = await lockAdmin(ctx, adminId)
  refuseUnless(admin.adminRole === previous, new RoleIsAnother())
  if (role !== previous) await setRole(ctx, adminId, role)
  const say = roleIn(ctx.school.language)
  ctx.note({ subject: `${admin.name}: ${say(previous)} → ${say(role)}`, url: '/home/settings/admins' })
  return { admin: await getAdmin(ctx, adminId) }
}

/** Leaves an account as students have it. Refuses with 409 to take the last owner, and anybody of a school that is erased. */
export async function removeAdmin(ctx: Ctx, { adminId }: { adminId: string }): Promise<{ done: true }> {
  const { name } = await lockAdmin(ctx, adminId)
  await setRole(ctx, adminId, null)
  ctx.note({ subject: name, url: '/home/settings/admins' })
  return { done: true }
}

async function lockAdmin({ tx }: Ctx, adminId: string) {
  const [admin] = await tx
    .select({ name: people.name, adminRole: people.adminRole })
    .from(people)
    .where(and(eq(people.id, adminId), eq(people.role, 'admin')))
    .for('update')
  return foundOr404(admin)
}

async function setRole(ctx: Ctx, personId: string, adminRole: AdminRole | null): Promise<void> {
  const role = adminRole ? 'admin' : 'student'
  try {
    await ctx.tx.update(people).set({ role, adminRole }).where(eq(people.id, personId))
  } catch (error) {
    if (isRefusedBy(error, 'people_keep_an_owner')) throw new LastOwner()
    throw isRefusedBy(error, 'people_of_erased_school') ? new AdminsStay() : error
  }
  const by = signedIn(ctx)
  if (by.id !== personId) ctx.emit(adminRoleChanged({ person_id: personId, role: adminRole, by_id: by.id }))
}
