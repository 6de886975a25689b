import { openLeave, supportPerson } from '#modules/people/index.ts'
import { handovers } from '#modules/people/tables.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { MINUTE } from '#platform/clock.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { writeDeed } from '../trace/write-deed.ts'
import type { enterSchool as endpoint } from './contract.ts'
import { NoLeave } from './refusals.ts'

const LINK_LIFETIME = 5 * MINUTE

/** Refuses with 404 a school that is none, with 409 one that does not let support in. */
export async function enterSchool(
  { id }: Input<typeof endpoint>,
  exchange: Exchange,
  { units, schools }: { units: UnitsOfWork; schools: SchoolFinder },
): Promise<Answer<typeof endpoint>> {
  const school = foundOr404(await schools.byId(id))
  const { actor } = exchange.request.caller
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const secret = newSecret()
  const reason = await units.inUnitOfWork({ school, actor: { role: 'system' } }, async (ctx) => {
    const leave = await openLeave(ctx, id)
    refuseUnless(leave !== undefined, new NoLeave())
    await ctx.tx.insert(handovers).values({
      id: digestOf(secret),
      personId: await supportPerson(ctx, actor),
      expiresAt: new Date(ctx.now.getTime() + LINK_LIFETIME),
    })
    return leave.reason
  })
  await writeDeed(units, exchange, { deed: 'school-entered', schoolId: id, subject: reason })
  return { link: `${school.origin}/enter/${secret}` }
}
