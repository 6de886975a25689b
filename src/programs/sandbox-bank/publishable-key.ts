import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MerchantCredentials } from './credentials.ts'

const KEY = /^pk_([\w-]+)\.([\w-]{43})$/

/** What a page sends a card with: it names the account that the card is for, opens nothing else, and may be read by anybody. */
export const publishableKey = (merchant: MerchantCredentials, account: string): string =>
  `pk_${Buffer.from(account).toString('base64url')}.${digestOf(merchant, account).toString('base64url')}`

/** The account of a key; undefined where it is none of the merchant's. */
export function accountOfKey(merchant: MerchantCredentials, key: string): string | undefined {
  const [, name, digest] = KEY.exec(key) ?? []
  if (!name || !digest) return undefined
  const account = Buffer.from(name, 'base64url').toString()
  return timingSafeEqual(Buffer.from(digest, 'base64url'), digestOf(merchant, account)) ? account : undefined
}

const digestOf = ({ verificationCode }: MerchantCredentials, account: string): Buffer =>
  createHmac('sha256', verificationCode).update(`publishable key ${account}`).digest()
