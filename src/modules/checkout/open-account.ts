import {
  getSwitches,
  hashPassword,
  limitRegistrations,
  type PersonRow,
  RegistrationDisabled,
  registerStudent,
  startSession,
} from '#modules/people/index.ts'
import { findSellingTerms } from '#modules/schools/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { refuseUnless } from '#platform/refusal.ts'
import type { NewAccount } from './contract.ts'
import type { AccountParts } from './parts.ts'

export interface ReadyAccount {
  /** makes the account in the caller's unit of work. Refuses with 422 under `email` when the address is taken. */
  open(ctx: Ctx): Promise<PersonRow>
  /** signs its owner in on this browser; false when the school lets nobody in yet */
  signIn(personId: string): Promise<boolean>
}

/** What can be done before an account is made: limits, the school's switches, the slow hashing of the password. */
export async function readyAccount(
  ctx: OutsideCtx,
  { name, email, password }: NewAccount,
  exchange: Exchange,
  { units }: AccountParts,
): Promise<ReadyAccount> {
  await limitRegistrations(units, { email }, exchange.request)
  const { isRegistrationEnabled, areStudentsAdmitted, isLoginEnabled } = await ctx.inTransaction(getSwitches)
  refuseUnless(isRegistrationEnabled, new RegistrationDisabled())
  const passwordHash = await hashPassword(password)
  return {
    open: async (inside) =>
      registerStudent(inside, {
        name,
        email,
        passwordHash,
        language: ctx.language,
        termsVersion: (await findSellingTerms(inside)).terms?.version ?? null,
      }),
    async signIn(personId) {
      const isLetIn = areStudentsAdmitted && isLoginEnabled
      if (isLetIn) await startSession(ctx, exchange, { id: personId, email })
      return isLetIn
    },
  }
}
