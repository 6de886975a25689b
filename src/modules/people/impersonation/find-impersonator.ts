import { and, eq, gt } from 'drizzle-orm'
import type { Ctx, Impersonator } from '#platform/context.ts'
import { mayAs } from '#platform/rights.ts'
import { people, sessions } from '../tables.ts'

/** Whose session it is, as long as it lasts and their role lets them sign in as students. */
export async function findImpersonator({ tx, now }: Ctx, sessionId: string): Promise<Impersonator | undefined> {
  const [admin] = await tx
    .select({ id: people.id, name: people.name, adminRole: people.adminRole })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, now)))
  return admin && mayAs(admin.adminRole, 'sign-in-as-students') ? { id: admin.id, name: admin.name } : undefined
}
