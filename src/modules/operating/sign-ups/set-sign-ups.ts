import { platformSettings } from '#modules/people/tables.ts'
import type { PlatformCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { setSignUps as endpoint } from './contract.ts'

/** Schools that wait already go on waiting. */
export const setSignUps = (
  ctx: PlatformCtx,
  { are_held: areSignUpsHeld }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> =>
  ctx.inTransaction('operators say whether new schools wait', async (tx, note) => {
    await tx
      .insert(platformSettings)
      .values({ areSignUpsHeld })
      .onConflictDoUpdate({ target: platformSettings.isOnly, set: { areSignUpsHeld } })
    note({ as: areSignUpsHeld ? 'sign-ups-held' : 'sign-ups-opened' })
    return { done: true }
  })
