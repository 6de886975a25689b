import { platformSettings } from '../tables.ts'
import type { Tx } from '#platform/db/database.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'

/** Whether schools that begin now wait for an operator's leave. */
export async function areSignUpsHeld(tx: Tx): Promise<boolean> {
  const [row] = await tx.select({ areHeld: platformSettings.areSignUpsHeld }).from(platformSettings)
  return row?.areHeld ?? false
}

export const getSignUps = async (units: UnitsOfWork): Promise<{ are_held: boolean }> => ({
  are_held: await units.withoutSchool('the platform says whether new schools wait', areSignUpsHeld),
})
