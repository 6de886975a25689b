import { type KeyRing, seal, unseal } from '#platform/sealed.ts'
import type { SavedCardRow } from '../tables.ts'

type Sealed = Pick<SavedCardRow, 'sealedToken' | 'keyVersion'>

/** Bound to its card: in another's row it opens nothing. */
export const sealToken = (keys: KeyRing, cardId: string, token: string): Sealed => ({
  sealedToken: seal(keys, aboutOf(cardId), token),
  keyVersion: keys.current.version,
})

/** @throws Error when no key on the ring opens it */
export const unsealToken = (keys: KeyRing, { id, sealedToken }: Pick<SavedCardRow, 'id' | 'sealedToken'>): string =>
  unseal(keys, aboutOf(id), sealedToken)

const aboutOf = (cardId: string): string => `saved card ${cardId}`
