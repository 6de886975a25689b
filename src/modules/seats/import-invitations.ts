import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { importInvitations as endpoint } from './contract.ts'
import { leftIn, lockPools } from './find-pools.ts'
import { type BadLine, type GoodLine, readLines } from './read-lines.ts'
import { invitedAmong, storeInvitations } from './store-invitations.ts'
import { IMPORT_MAX, type LineProblem } from './vocabulary.ts'

/** Invites whom the lines name, in their order, as long as there are seats; tells of all other lines why not. */
export async function importInvitations(
  ctx: Ctx,
  { courseId, lines }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const { good, bad } = readLines(lines)
  if (good.length + bad.length > IMPORT_MAX) throw invalidField('lines', 'seats.too-many-lines', { max: IMPORT_MAX })
  const pools = await lockPools(ctx, { buyerId: ctx.actor.id, productId: courseId })
  const known = await invitedAmong(
    ctx,
    pools,
    good.map(({ email }) => email),
  )
  const left = leftIn(pools)
  const fresh = good.filter(({ email }) => !known.has(email.toLowerCase()))
  const seated = fresh.slice(0, left)
  await storeInvitations(ctx, pools, seated)
  const faults = [
    ...bad,
    ...blame(
      good.filter((line) => !fresh.includes(line)),
      'invited',
    ),
    ...blame(fresh.slice(left), 'none_left'),
  ].toSorted((one, other) => one.number - other.number)
  return { invited: seated.length, left: left - seated.length, faults }
}

const blame = (lines: GoodLine[], problem: LineProblem): BadLine[] =>
  lines.map(({ number, line }) => ({ number, line, problem }))
