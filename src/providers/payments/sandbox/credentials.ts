import { z } from 'zod'

import { credentialsFrom, type MerchantCredentials } from '#programs/sandbox-bank/credentials.ts'

/** How a page hands a card over: locked with the bank's key, or sent to the bank itself for a token. */
const CardForm = z.enum(['rsa', 'token'])

const Chosen = z.object({ card_form: CardForm.default('rsa') })
const Credentials = Chosen.extend({
  apiLogin: z.string(),
  apiPassword: z.string(),
  verificationCode: z.string(),
  digestAlgorithm: z.enum(['sha256', 'sha384', 'sha512']),
})

/**
 * What the bank would have given its merchant, as a text that can be kept: it and we work it out from one secret. `chosen`, a text as well, says what
 * the account's owner chose; of anything else in it nothing is kept.
 */
export const sandboxCredentials = (secret: string, chosen = '{}'): string =>
  JSON.stringify({ ...credentialsFrom(secret), ...Chosen.parse(JSON.parse(chosen)) })

export function readSandboxCredentials(text: string): {
  merchant: MerchantCredentials
  cardForm: z.output<typeof CardForm>
} {
  const { card_form: cardForm, ...merchant } = Credentials.parse(JSON.parse(text))
  return { merchant, cardForm }
}
