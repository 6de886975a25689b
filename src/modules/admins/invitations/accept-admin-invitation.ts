import { and, eq, ne } from 'drizzle-orm'
import {
  findPersonByEmail,
  hashPassword,
  type PersonRow,
  type SessionFinder,
  startSession,
} from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import { isSignedIn, type Ctx, type OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import type { WayOn } from '#modules/people/contract.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { adminJoined } from '../events.ts'
import { LINKS_PER_PLACE } from '../limits.ts'
import { AccountThere, AdminAlready, InvitationOver, NoAccountYet } from '../refusals.ts'
import { sayIn } from '../say.ts'
import type { acceptAdminInvitation, joinAsAdmin } from './contract.ts'
import { adminInvitations, type InvitationRow } from './tables.ts'
import { stateOf } from './view.ts'

export interface AcceptingParts {
  units: UnitsOfWork
  sessions: SessionFinder
}

/**
 * The account with the address that was invited, and no other, is an admin's from now on: whoever has the link has its mailbox. Who is
 * signed in with it goes on to the panel, everybody else to the login. Refuses with 409 a link that was used or is over.
 */
export async function acceptInvitation(
  ctx: OutsideCtx,
  { token }: Input<typeof acceptAdminInvitation>,
  { request }: Exchange,
  { units, sessions }: AcceptingParts,
): Promise<WayOn> {
  await countOrRefuse(units, `admin-link:${placeOf(request)}`, LINKS_PER_PLACE)
  const person = await ctx.inTransaction(async (inside) => {
    const invitation = await lockOpen(inside, token)
    const found = await findPersonByEmail(inside, invitation.email)
    if (typeof found?.passwordHash !== 'string') throw new NoAccountYet()
    return admit(inside, invitation, found)
  })
  sessions.forgetPeople(ctx.school.id)
  if (isSignedIn(ctx.actor) && ctx.actor.id === person.id) return { redirect_to: '/home' }
  const email = shownEmail(person.email)
  const message = sayIn(ctx.language)('accepted', { email })
  return { redirect_to: `/login?${new URLSearchParams({ email, next: '/home' })}`, message }
}

/** An account for the address that was invited, or for one that was made without a password, and its browser signed in. */
export async function joinByInvitation(
  ctx: OutsideCtx,
  { token, name, password }: Input<typeof joinAsAdmin>,
  exchange: Exchange,
  { units }: Pick<AcceptingParts, 'units'>,
): Promise<WayOn> {
  await countOrRefuse(units, `admin-link:${placeOf(exchange.request)}`, LINKS_PER_PLACE)
  const passwordHash = await hashPassword(password)
  const person = await ctx.inTransaction(async (inside) => {
    const invitation = await lockOpen(inside, token)
    const found = await findPersonByEmail(inside, invitation.email)
    refuseUnless(typeof found?.passwordHash !== 'string', new AccountThere())
    return found
      ? admit(inside, invitation, found, { name, passwordHash })
      : makeAdmin(inside, invitation, { name, passwordHash })
  })
  await startSession(ctx, exchange, person)
  return { redirect_to: '/home' }
}

async function lockOpen({ tx, now }: Ctx, token: string): Promise<InvitationRow> {
  const [row] = await tx
    .select()
    .from(adminInvitations)
    .where(eq(adminInvitations.tokenDigest, digestOf(token)))
    .for('update')
  const state = stateOf(foundOr404(row), now)
  if (state !== 'open') throw new InvitationOver(state)
  return row!
}

interface Given {
  name: string
  passwordHash: string
}

async function admit(ctx: Ctx, invitation: InvitationRow, person: PersonRow, given?: Given): Promise<PersonRow> {
  refuseUnless(person.role !== 'admin', new AdminAlready())
  const admitted = await ctx.tx
    .update(people)
    .set({ role: 'admin', adminRole: invitation.adminRole, ...given })
    .where(and(eq(people.id, person.id), ne(people.role, 'erased')))
    .returning({ id: people.id })
  // Nobody becomes an admin by an account that is deleted meanwhile.
  refuseUnless(admitted.length > 0, new NoAccountYet())
  await settle(ctx, invitation, person)
  return person
}

async function makeAdmin(ctx: Ctx, invitation: InvitationRow, given: Given): Promise<PersonRow> {
  const { email, adminRole } = invitation
  const [person] = await ctx.tx
    .insert(people)
    .values({ role: 'admin', adminRole, email, language: ctx.language, createdAt: ctx.now, ...given })
    .onConflictDoNothing()
    .returning()
  if (!person) throw new AccountThere()
  await settle(ctx, invitation, person)
  return person
}

async function settle(ctx: Ctx, { id, adminRole: role }: InvitationRow, person: PersonRow): Promise<void> {
  await ctx.tx.update(adminInvitations).set({ acceptedAt: ctx.now }).where(eq(adminInvitations.id, id))
  ctx.emit(adminJoined({ person_id: person.id, role }))
}
