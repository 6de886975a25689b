import { checkCredentials, startSession, viewViewer } from '#modules/people/index.ts'
import type { Viewer } from '#modules/people/contract.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { NewAccount } from './contract.ts'
import { readyAccount } from './open-account.ts'
import type { AccountParts } from './parts.ts'

export async function checkoutLogin(
  ctx: OutsideCtx,
  { email, password }: { email: string; password: string },
  exchange: Exchange,
  parts: AccountParts,
): Promise<{ student: Viewer }> {
  const person = await checkCredentials(ctx, { email, password }, exchange, parts)
  await startSession(ctx, exchange, person)
  return { student: viewViewer(person, ctx.school.language) }
}

export async function checkoutRegister(
  ctx: OutsideCtx,
  account: NewAccount,
  exchange: Exchange,
  parts: AccountParts,
): Promise<{ student: Viewer }> {
  const ready = await readyAccount(ctx, account, exchange, parts)
  const person = await ctx.inTransaction((inside) => ready.open(inside))
  await ready.signIn(person.id)
  return { student: viewViewer(person, ctx.school.language) }
}
