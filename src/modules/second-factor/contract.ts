import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { GivenPassword, WayOn } from '#modules/people/contract.ts'

export const Code = oneLine().min(1).max(40)
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** where it is asked for; browsers offer it nowhere else */
  host: z.string(),
  /** kept in more than one place, by its password manager */
  is_backed_up: z.boolean(),
  created_at: Time,
  last_used_at: Time.nullable(),
})
export type Passkey = z.output<typeof Passkey>

const SecondFactor = z.object({
  /** since when codes of an app are asked for; null while none are */
  authenticator_since: Time.nullable(),
  recovery_codes_left: z.int(),
  passkeys: z.array(Passkey),
  /** whether one of them may be taken away: an admin whose school demands one keeps the last */
  can: z.object({ remove: z.boolean() }),
})
export type SecondFactor = z.output<typeof SecondFactor>

const NewAuthenticator = z.object({
  /** to be typed where nothing can be scanned */
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
})
export type NewAuthenticator = z.output<typeof NewAuthenticator>

export const getSecondFactor = endpoint('GET /json/my/second-factor', {
  summary: 'What one shows besides the password when logging in',
  access: 'signed-in',
  answer: SecondFactor,
})

export const beginAuthenticator = endpoint('POST /my/second-factor/authenticator', {
  summary: 'A new secret for an app that makes codes; it is asked for once a code of it was confirmed',
  access: 'signed-in',
  changes: 'own',
  refuses: [409, 429],
  body: z.object({ password: GivenPassword }),
  answer: NewAuthenticator,
})

export const confirmAuthenticator = endpoint('POST /my/second-factor/authenticator/confirm', {
  summary: 'Shows a code of the app: from now on one is asked for at each login. Answers the recovery codes, this once',
  access: 'signed-in',
  changes: 'own',
  refuses: [409, 429],
  body: z.object({ code: Code }),
  answer: RecoveryCodes,
})

const PasswordAndCode = z.object({ password: GivenPassword, code: Code })

export const renewRecoveryCodes = endpoint('POST /my/second-factor/recovery-codes', {
  summary: 'Makes new recovery codes, shown this once; the old ones open nothing any more',
  access: 'signed-in',
  changes: 'own',
  refuses: [409, 429],
  body: PasswordAndCode,
  answer: RecoveryCodes,
})

export const switchOffSecondFactor = endpoint('POST /my/second-factor/off', {
  summary: 'From now on the password alone is asked for',
  access: 'signed-in',
  changes: 'own',
  refuses: [409, 429],
  body: PasswordAndCode,
  answer: Done,
})

const Demand = z.object({
  /** since when the school demands it of its admins; null while it does not */
  demanded_at: Time.nullable(),
  /** whether whoever asks has one */
  has_own: z.boolean(),
  /** admins without one, in number, and the first of them by name */
  lacking: z.int(),
  lacking_names: z.array(z.string()),
})
export type Demand = z.output<typeof Demand>

export const getSecondFactorDemand = endpoint('GET /json/home/settings/second-factor', {
  summary: 'Whether the school demands a second factor of its admins, and who has none',
  access: 'admin',
  right: 'see-admins',
  answer: Demand,
})

export const demandSecondFactor = endpoint('PUT /home/settings/second-factor', {
  summary: 'Demand a second factor of all admins, or no more: who has none sets it up before anything of the panel',
  access: 'admin',
  right: 'change-admins',
  refuses: [409],
  body: z.object({ is_demanded: z.boolean() }),
  answer: Demand,
})

export const resetSecondFactor = endpoint('POST /home/settings/admins/:adminId/second-factor/reset', {
  summary:
    'Take the second factor of another admin away who lost it: they are logged out, and log in by their password again',
  access: 'admin',
  right: 'change-admins',
  refuses: [409],
  answer: Done,
})

export const getStudentSecondFactor = endpoint('GET /json/home/students/:id/second-factor', {
  summary: 'Whether a student shows a second factor when they log in',
  access: 'admin',
  right: 'see-students',
  answer: z.object({ is_on: z.boolean() }),
})

export const resetStudentSecondFactor = endpoint('POST /home/students/:id/second-factor/reset', {
  summary:
    'Take the second factor of a student away who lost it: they are logged out, and log in by their password again',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  answer: Done,
})

export const getLoginStep = endpoint('GET /json/login/step', {
  summary: 'Whether this browser has shown a password and is to show a second factor',
  access: 'anyone',
  answer: z.object({
    is_asked: z.boolean(),
    /** whether it may be a passkey of this host, and a code of an app */
    by: z.object({ passkey: z.boolean(), app: z.boolean() }),
  }),
})

export const logInWithCode = endpoint('POST /login/code', {
  summary: 'Signs in whoever has shown their password just before, by a code of their app or a recovery code',
  access: 'anyone',
  changes: 'own',
  refuses: [409, 429],
  body: z.object({ code: Code, next: z.string().max(2000).optional() }),
  answer: WayOn,
})
