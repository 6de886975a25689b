import { and, desc, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { listMySubscriptions as endpoint, MembershipPage } from './contract.ts'
import { memberships } from './tables.ts'
import { membershipsFound, viewMembership } from './view.ts'

const PAGE = 20

/** What whoever is signed in pays for by periods, and paid for before. */
export async function listMySubscriptions(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MembershipPage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const rows = await membershipsFound(ctx)
    .where(and(eq(memberships.studentId, ctx.actor.id), olderThan(memberships.createdAt, memberships.id, cursor)))
    .orderBy(desc(memberships.createdAt), desc(memberships.id))
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    viewMembership,
    ({ membership }) => `/json/my/subscriptions?${new URLSearchParams({ cursor: cursorOf(membership) })}`,
  )
}

export async function getMembership(ctx: Ctx, id: string) {
  const [found] = await membershipsFound(ctx).where(eq(memberships.id, id))
  return { membership: viewMembership(found!) }
}
