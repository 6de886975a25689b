import type { CardEntry } from '../contract.ts'
import type { CardFields } from './card-problems.ts'
import { encryptCard } from './encrypt-card.ts'
import { tokenizeCard } from './tokenize-card.ts'

/** A way to take cards in a page. */
export type PageEntry = Exclude<CardEntry, { kind: 'redirect' }>

/** A card as our server may have it: locked, so that only the bank reads it, or named by a token that is good for one charge. */
export type HandedCard = { encrypted: string } | { token: string }

/** Here, and nowhere else, it is decided how a complete card leaves the page. @throws CardProblem when the bank gives no token for it */
export const handOverCard = async (fields: CardFields, entry: PageEntry): Promise<HandedCard> =>
  entry.kind === 'rsa'
    ? { encrypted: await encryptCard(fields, { publicKey: entry.public_key, origin: window.location.origin }) }
    : { token: await tokenizeCard(fields, entry) }
