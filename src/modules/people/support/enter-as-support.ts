import { and, eq } from 'drizzle-orm'
import { ERASED_DOMAIN } from '#modules/mails/vocabulary.ts'
import type { Ctx, OutsideCtx, Person } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf, newId, newSecret } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { actorOf } from '../actor-of.ts'
import type { PersonRow } from '../find-person.ts'
import { landingOf } from '../landing.ts'
import { sessionCookie, setSupportCookies } from '../session-cookie.ts'
import { people, sessions } from '../tables.ts'
import { openLeave } from './leaves.ts'

/** As whom this operator is in a school: the same each time, so that all they did there stands under one name. */
export async function supportPerson({ tx, school }: Ctx, operator: Person): Promise<string> {
  // Nothing is ever written to it, and nobody logs in with it.
  const email = `operator-${operator.id}${ERASED_DOMAIN}`
  const own = and(eq(people.schoolId, school.id), eq(people.email, email))
  await tx.insert(people).values({ role: 'operator', name: operator.name, email }).onConflictDoNothing()
  const [person] = await tx
    .update(people)
    .set({ name: operator.name })
    .where(and(own, eq(people.role, 'operator')))
    .returning({ id: people.id })
  return foundOr404(person).id
}

/** Signs an operator in to the panel, for as long as the school lets them; without its leave they are sent on. It is written down as a deed. */
export async function enterAsSupport(
  { school, language, now }: OutsideCtx,
  { request, reply }: Exchange,
  person: PersonRow,
  units: UnitsOfWork,
): Promise<string> {
  const old = sessionCookie(request)
  const secret = newSecret()
  const deed = { id: newId(), call: 'support-entered', mayOnlyRead: false }
  const leave = await units.inUnitOfWork({ school, actor: actorOf(person), language, deed }, async (ctx) => {
    const open = await openLeave(ctx, school.id)
    if (!open) return undefined
    if (old) await ctx.tx.delete(sessions).where(eq(sessions.id, digestOf(old)))
    await ctx.tx.insert(sessions).values({
      id: digestOf(secret),
      personId: person.id,
      host: request.caller.host,
      renewedAt: now,
      expiresAt: open.expiresAt,
      supportLeaveId: open.id,
    })
    ctx.note({ subject: open.reason })
    return open
  })
  if (!leave) return '/home/left'
  setSupportCookies(reply, secret, leave.expiresAt, now)
  return landingOf('admin')
}
