import { z } from 'zod'
import { GivenPassword, WayOn } from '#modules/people/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { Passkey } from '../contract.ts'
import { PASSKEY_NAME_MAX } from '../vocabulary.ts'

const Name = oneLine().min(1, 'validation.required').max(PASSKEY_NAME_MAX)
/** Bytes in base64url. */
const Encoded = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000)
/** One of the words of WebAuthn, of which there may be more to come. */
const Word = z
  .string()
  .regex(/^[a-z-]*$/)
  .max(40)

/** What browsers are to be given, as WebAuthn writes it in JSON. */
const Options = z.record(z.string(), z.unknown())
const Begun = z.object({ options: Options })
/** What the options asked to sign, by which it is found again. */
const Challenge = z
  .string()
  .regex(/^[\w-]+$/)
  .max(100)

const Credential = z.object({
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: Word.nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

/** What browsers answer, as WebAuthn writes it in JSON. */
const Added = Credential.extend({
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.array(Word).max(10).optional(),
  }),
})
const Signed = Credential.extend({
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Encoded.nullish(),
  }),
})

export const beginPasskey = endpoint('POST /my/second-factor/passkeys/begin', {
  summary: 'What a browser makes a passkey of, for whoever is signed in and shows their password',
  access: 'signed-in',
  changes: 'own',
  refuses: [409, 429],
  body: z.object({ password: GivenPassword }),
  answer: Begun,
})

export const addPasskey = endpoint('POST /my/second-factor/passkeys', {
  summary:
    'Adds the passkey that a browser made; with the first second factor of somebody it answers recovery codes, this once',
  access: 'signed-in',
  changes: 'own',
  refuses: [409],
  status: 201,
  body: z.object({ challenge: Challenge, name: Name, credential: Added }),
  answer: z.object({ passkey: Passkey, recovery_codes: z.array(z.string()) }),
})

export const renamePasskey = endpoint('PUT /my/second-factor/passkeys/:passkeyId', {
  summary: 'Calls a passkey otherwise',
  access: 'signed-in',
  changes: 'own',
  body: z.object({ name: Name }),
  answer: Passkey,
})

export const removePasskey = endpoint('POST /my/second-factor/passkeys/:passkeyId/remove', {
  summary: 'From now on this passkey opens nothing any more; asks for the password',
  access: 'signed-in',
  changes: 'own',
  refuses: [409, 429],
  body: z.object({ password: GivenPassword }),
  answer: Done,
})

export const beginPasskeyLogin = endpoint('POST /login/passkey/begin', {
  summary: 'What a passkey of this host signs to log in: alone, or after the password was shown',
  access: 'anyone',
  changes: 'own',
  refuses: [429],
  answer: Begun,
})

export const logInWithPasskey = endpoint('POST /login/passkey', {
  summary: 'Signs in whoever’s passkey signed the challenge, without a password where none was asked for',
  access: 'anyone',
  changes: 'own',
  refuses: [403, 409],
  body: z.object({ challenge: Challenge, credential: Signed, next: z.string().max(2000).optional() }),
  answer: WayOn,
})
