import { hkdfSync } from 'node:crypto'

import type { DigestAlgorithm } from './signature.ts'

/** What a merchant is given: API login and password, and the verification code that signs in both directions. */
export interface MerchantCredentials {
  apiLogin: string
  apiPassword: string
  verificationCode: string
  digestAlgorithm: DigestAlgorithm
}

/** The embedded bank and its only merchant share one secret; both work their credentials out from it. */
export const credentialsFrom = (secret: string): MerchantCredentials => ({
  apiLogin: 'katedra',
  apiPassword: derive(secret, 'api-password'),
  verificationCode: derive(secret, 'verification-code'),
  digestAlgorithm: 'sha512',
})

const derive = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'sandbox-bank', purpose, 32)).toString('base64url')
