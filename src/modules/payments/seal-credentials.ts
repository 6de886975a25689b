import { type KeyRing, seal, unseal } from '#platform/sealed.ts'
import type { PaymentAccount } from './tables.ts'

type Sealed = Pick<PaymentAccount, 'sealedCredentials' | 'keyVersion'>

/** Bound to their account: in another's row they open nothing. */
export const sealCredentials = (keys: KeyRing, accountId: string, credentials: string): Sealed => ({
  sealedCredentials: seal(keys, aboutOf(accountId), credentials),
  keyVersion: keys.current.version,
})

/** Undefined where the gateway has given none yet. @throws Error when no key on the ring opens them */
export const unsealCredentials = (
  keys: KeyRing,
  { id, sealedCredentials }: Pick<PaymentAccount, 'id' | 'sealedCredentials'>,
): string | undefined => (sealedCredentials === null ? undefined : unseal(keys, aboutOf(id), sealedCredentials))

const aboutOf = (accountId: string): string => `payment account ${accountId}`
