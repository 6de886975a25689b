import { platformSettings } from '#modules/people/tables.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { writeDeed } from '../trace/write-deed.ts'
import type { setSignUps as endpoint } from './contract.ts'

/** Schools that wait already go on waiting. */
export async function setSignUps(
  { are_held: areSignUpsHeld }: Input<typeof endpoint>,
  exchange: Exchange,
  units: UnitsOfWork,
): Promise<Answer<typeof endpoint>> {
  await units.withoutSchool('operators say whether new schools wait', (tx) =>
    tx
      .insert(platformSettings)
      .values({ areSignUpsHeld })
      .onConflictDoUpdate({ target: platformSettings.isOnly, set: { areSignUpsHeld } }),
  )
  await writeDeed(units, exchange, { deed: areSignUpsHeld ? 'sign-ups-held' : 'sign-ups-opened', schoolId: null })
  return { done: true }
}
