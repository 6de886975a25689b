import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { GatewayCheck } from '#providers/payments/port.ts'
import { findAccount } from '../find-account.ts'
import { type Gateways, NoGatewayConnected } from '../gateways.ts'
import type { tryConnectedAccount as ofConnected, tryPaymentAccount as ofTyped } from './contract.ts'
import { readAccount } from './typed-account.ts'

/** Nothing is put down: not the account, not what was typed. */
export async function tryPaymentAccount(
  ctx: OutsideCtx,
  input: Input<typeof ofTyped>,
  gateways: Gateways,
): Promise<Answer<typeof ofTyped>> {
  const { adapter, credentials } = readAccount(gateways, input)
  return judged(await adapter.connect(credentials, ctx.school.id).check())
}

export async function tryConnectedAccount(
  ctx: OutsideCtx,
  { accountId }: Input<typeof ofConnected>,
  gateways: Gateways,
): Promise<Answer<typeof ofConnected>> {
  const account = foundOr404(await ctx.aside((inside) => findAccount(inside, accountId)))
  const gateway = gateways.open(account)
  if (!gateway) throw new NoGatewayConnected()
  return judged(await gateway.check())
}

const judged = (checks: GatewayCheck[]) => ({ checks, works: checks.every(({ works }) => works) })
