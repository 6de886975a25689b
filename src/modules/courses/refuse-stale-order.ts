import { refuseUnless } from '#platform/refusal.ts'
import { OrderChanged } from './refusals.ts'

/** Refuses with 409 a new order that was made from another one than is there. */
export function refuseStaleOrder(there: string[], before: string[] | undefined): void {
  const isSame =
    before === undefined || (before.length === there.length && before.every((id, nth) => id === there[nth]))
  refuseUnless(isSame, new OrderChanged())
}
