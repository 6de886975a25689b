import { hasAddress } from '#platform/contract/has-address.ts'
import { holdsMoreThanName } from '#platform/contract/person-name.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'

/** A student's name stands beside everything they write: what would wait for an admin there is refused here, with 422 under `name`. */
export function refuseAddressInName(name: string): void {
  refuseMoreThanName(name)
  refuseUnless(!hasAddress(name), invalidField('name', 'people.name-with-address'))
}

/** For names that no `PersonName` has read. Refuses with 422 under `name` an email address and what parts the cells of a table. */
export function refuseMoreThanName(name: string): void {
  refuseUnless(!holdsMoreThanName(name), invalidField('name', 'people.name-with-cells'))
}
