import { constants, createHmac, hkdfSync, privateDecrypt } from 'node:crypto'
import cardValidator from 'card-validator'

import type { BankKey } from './bank-key.ts'
import { type CardConduct, conductOf } from './test-cards.ts'

/** What the bank keeps of a card. */
export interface CardFacts {
  conduct: CardConduct
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
  /** the same of the same card for one account of a merchant, and of nothing else; no way leads back to the number */
  fingerprint: string
}

const PLAINTEXT = /^(\d{12,19})\|(0[1-9]|1[0-2])\/(\d{2})\|(\d{3,4})\|(\S+)$/

interface Opening {
  key: BankKey
  origin: string
  /** for whom: the merchant and their account */
  account: string
}

/** Reads `number|MM/YY|cvc|origin` as the browser encrypted it; null when it is not a card entered on `origin`. */
export function openCard(encryptedCard: string, { key, origin, account }: Opening): CardFacts | null {
  const [, number, month, year, code, cardOrigin] = PLAINTEXT.exec(decrypt(encryptedCard, key)) ?? []
  if (!number || !code || cardOrigin !== origin) return null
  const { isValid, card } = cardValidator.number(number)
  if (!isValid || !card || card.code.size !== code.length) return null
  return cardFacts({ number, expiryMonth: Number(month), expiryYear: 2000 + Number(year) }, { key, account })
}

type Typed = Pick<CardFacts, 'expiryMonth' | 'expiryYear'> & { number: string }

/** Of a card whose number is valid. */
export const cardFacts = ({ number, ...expires }: Typed, { key, account }: Omit<Opening, 'origin'>): CardFacts => ({
  ...expires,
  conduct: conductOf(number),
  brand: cardValidator.number(number).card?.type ?? '',
  last4: number.slice(-4),
  fingerprint: fingerprintOf(number, account, key),
})

/** There are few enough numbers to try them all: the key of the digest is the bank's alone. */
function fingerprintOf(number: string, account: string, { secret }: BankKey): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `fingerprints ${account}`, 32))
  return createHmac('sha256', key).update(number).digest('base64url')
}

function decrypt(encryptedCard: string, { privateKey: key }: BankKey): string {
  try {
    const opening = { key, padding: constants.RSA_PKCS1_PADDING }
    return privateDecrypt(opening, Buffer.from(encryptedCard, 'base64')).toString()
  } catch {
    return ''
  }
}
