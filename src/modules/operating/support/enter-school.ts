import { openLeave, supportPerson } from '#modules/people/index.ts'
import { handovers } from '#modules/people/tables.ts'
import type { SchoolFinder } from '#modules/schools/index.ts'
import { MINUTE } from '#platform/clock.ts'
import { isSignedIn, type PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { enterSchool as endpoint } from './contract.ts'
import { NoLeave } from './refusals.ts'

const LINK_LIFETIME = 5 * MINUTE

/** Refuses with 404 a school that is none, with 409 one that does not let support in. */
export async function enterSchool(
  platform: PlatformCtx,
  { id }: Input<typeof endpoint>,
  { schools }: { schools: SchoolFinder },
): Promise<Answer<typeof endpoint>> {
  const school = foundOr404(await schools.byId(id))
  const { actor } = platform
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const secret = newSecret()
  await platform.inSchool(school).inTransaction(async (ctx) => {
    const leave = await openLeave(ctx, id)
    refuseUnless(leave !== undefined, new NoLeave())
    await ctx.tx.insert(handovers).values({
      id: digestOf(secret),
      personId: await supportPerson(ctx, actor),
      expiresAt: new Date(ctx.now.getTime() + LINK_LIFETIME),
    })
    ctx.note({ subject: leave.reason })
  })
  return { link: `${school.origin}/enter/${secret}` }
}
