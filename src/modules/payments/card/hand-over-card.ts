import type { CardEntry } from '../contract.ts'
import { type CardFields, isCardComplete } from './card-problems.ts'
import { encryptCard } from './encrypt-card.ts'
import { tokenizeCard } from './tokenize-card.ts'

/** A way to take cards in a page. */
export type PageEntry = Exclude<CardEntry, { kind: 'redirect' }>

/** A card as our server may have it: locked, so that only the bank reads it, or named by a token that is good for one charge. */
export type HandedCard = { encrypted: string } | { token: string }

/** Here, and nowhere else, it is decided how a complete card leaves the page. Rejects when the bank gives no token for it. */
export const handOverCard = async (fields: CardFields, entry: PageEntry): Promise<HandedCard> =>
  entry.kind === 'rsa'
    ? { encrypted: await encryptCard(fields, { publicKey: entry.public_key, origin: window.location.origin }) }
    : { token: await tokenizeCard(fields, entry) }

/** A card on its way out of the page, or why it stays: the bank is not there, or gives no token for it. */
export type LeavingCard =
  | { handed: HandedCard; trouble?: undefined }
  | { trouble: 'card.unavailable' | 'card.problem'; handed?: undefined }

/** Hands a card over by what has come of that already, or as the gateway wants it once that is known. */
export async function leavePage(
  fields: CardFields,
  arriving: Promise<HandedCard | PageEntry | undefined>,
): Promise<LeavingCard> {
  if (!isCardComplete(fields, new Date())) return { trouble: 'card.unavailable' }
  try {
    const come = await arriving
    if (!come) return { trouble: 'card.unavailable' }
    return { handed: 'kind' in come ? await handOverCard(fields, come) : come }
  } catch {
    return { trouble: 'card.problem' }
  }
}
