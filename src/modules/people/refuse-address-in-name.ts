import { hasAddress } from '#platform/contract/has-address.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'

/** A student's name stands beside everything they write: what would wait for an admin there is refused here, with 422 under `name`. */
export function refuseAddressInName(name: string): void {
  refuseUnless(!hasAddress(name), invalidField('name', 'people.name-with-address'))
}
