import type { CardFields } from './card-problems.ts'
import { plainCard } from './plain-card.ts'
import { encryptPkcs1 } from './rsa/encrypt-pkcs1.ts'
import { readPublicKey } from './rsa/read-public-key.ts'

/**
 * The card as a gateway's public key (PEM, or PEM in base64) locks it: `number|MM/YY|cvc|origin` in base64. `origin` is
 * the page's own. The fields must be complete (findCardProblems). @throws Error when the key is not an RSA key.
 */
export async function encryptCard(
  fields: CardFields,
  { publicKey, origin }: { publicKey: string; origin: string },
): Promise<string> {
  const { number, expiry, code } = plainCard(fields)
  const plaintext = [number, expiry, code, origin].join('|')
  const locked = encryptPkcs1(new TextEncoder().encode(plaintext), readPublicKey(publicKey))
  return btoa(String.fromCharCode(...locked))
}
