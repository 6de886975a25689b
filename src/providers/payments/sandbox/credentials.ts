import { z } from 'zod'

import { credentialsFrom, type MerchantCredentials } from '#programs/sandbox-bank/credentials.ts'

const Credentials = z.object({
  apiLogin: z.string(),
  apiPassword: z.string(),
  verificationCode: z.string(),
  digestAlgorithm: z.enum(['sha256', 'sha384', 'sha512']),
})

/** What the bank would have given its merchant, as a text that can be kept: it and we work it out from one secret. */
export const sandboxCredentials = (secret: string): string => JSON.stringify(credentialsFrom(secret))

export const readSandboxCredentials = (text: string): MerchantCredentials => Credentials.parse(JSON.parse(text))
