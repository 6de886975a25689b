import { and, eq, isNull, or } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { foundOr404, NotAllowed, refuseUnless } from '#platform/refusal.ts'
import { emailChanged } from '../events.ts'
import { findPersonByEmail } from '../find-person.ts'
import { EMAIL_LINKS_PER_PLACE } from '../limits.ts'
import { EmailChangeOver } from '../refusals.ts'
import { passwordResets, people } from '../tables.ts'
import type { ShownEmailChange } from './contract.ts'
import { type EmailChangeRow, emailChanges } from './tables.ts'
import { type Side, stateOf, viewChange } from './view.ts'
import type { EmailChangeState } from './vocabulary.ts'

type Decision = Partial<Pick<EmailChangeRow, 'newConfirmedAt' | 'oldConfirmedAt' | 'endedAt' | 'outcome'>>

/** For whoever has the link. @throws NotFound */
export async function getEmailChange(ctx: Ctx, { token }: { token: string }): Promise<ShownEmailChange> {
  const [row] = await ctx.tx.select().from(emailChanges).where(hasToken(token))
  return viewChange(foundOr404(row), sideOf(row!, token), ctx.now)
}

/**
 * Once both addresses have confirmed, the new one is the person's, unless somebody took it meanwhile. Refuses with 409 a link that was
 * used before, or whose day is over.
 */
export async function confirmEmailChange(
  ctx: OutsideCtx,
  { token }: { token: string },
  { request }: Exchange,
  units: UnitsOfWork,
): Promise<ShownEmailChange> {
  await countOrRefuse(units, `email-link:${placeOf(request)}`, EMAIL_LINKS_PER_PLACE)
  return ctx.answering(async (inside) => {
    const { row, side } = await lockOpen(inside, token)
    const confirmed = { ...row, [side === 'new' ? 'newConfirmedAt' : 'oldConfirmedAt']: ctx.now }
    const isWhole = confirmed.newConfirmedAt && confirmed.oldConfirmedAt
    const outcome = isWhole ? await giveAddress(inside, confirmed) : undefined
    const { newConfirmedAt, oldConfirmedAt } = confirmed
    return decide(inside, row, side, {
      newConfirmedAt,
      oldConfirmedAt,
      ...(outcome && { outcome, endedAt: ctx.now }),
    })
  })
}

/** By the address there is: whoever has the other one alone has no say. */
export async function refuseEmailChange(
  ctx: OutsideCtx,
  { token }: { token: string },
  { request }: Exchange,
  units: UnitsOfWork,
): Promise<ShownEmailChange> {
  await countOrRefuse(units, `email-link:${placeOf(request)}`, EMAIL_LINKS_PER_PLACE)
  return ctx.answering(async (inside) => {
    const { row, side } = await lockOpen(inside, token, 'waiting')
    refuseUnless(side === 'old', new NotAllowed())
    return decide(inside, row, side, { outcome: 'refused', endedAt: ctx.now })
  })
}

const hasToken = (token: string) =>
  or(eq(emailChanges.newTokenDigest, digestOf(token)), eq(emailChanges.oldTokenDigest, digestOf(token)))
const sideOf = ({ newTokenDigest }: EmailChangeRow, token: string): Side =>
  newTokenDigest === digestOf(token) ? 'new' : 'old'

async function lockOpen(ctx: Ctx, token: string, orElse?: EmailChangeState) {
  const [found] = await ctx.tx.select().from(emailChanges).where(hasToken(token)).for('update')
  const row = foundOr404(found)
  const side = sideOf(row, token)
  const state = stateOf(row, side, ctx.now)
  if (state !== 'open' && state !== orElse) throw new EmailChangeOver(state)
  return { row, side }
}

/** Links to a new password that were mailed to the address before open nothing any more. */
async function giveAddress(ctx: Ctx, { id, personId, email }: EmailChangeRow): Promise<'done' | 'taken'> {
  if (await findPersonByEmail(ctx, email)) return 'taken'
  await ctx.tx.update(people).set({ email }).where(eq(people.id, personId))
  await ctx.tx
    .update(passwordResets)
    .set({ usedAt: ctx.now })
    .where(and(eq(passwordResets.personId, personId), isNull(passwordResets.usedAt)))
  ctx.emit(emailChanged({ change_id: id }))
  return 'done'
}

async function decide(ctx: Ctx, { id }: EmailChangeRow, side: Side, decision: Decision): Promise<ShownEmailChange> {
  const [row] = await ctx.tx.update(emailChanges).set(decision).where(eq(emailChanges.id, id)).returning()
  return viewChange(row!, side, ctx.now)
}
