import { z } from 'zod'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id, Ownable, PersonType, Time } from '#platform/contract/shapes.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { holdsMoreThanName, PERSON_NAME_MAX } from '#platform/contract/person-name.ts'
import { oneLine } from '#platform/contract/typed-text.ts'

export const PASSWORD_MIN = 6
const PASSWORD_MAX = 200

/** A name that is kept and sent back with something else: whoever changes it is held to the rule of `PersonName` by the verb. */
export const KeptName = oneLine()
  .overwrite((name) => name.normalize('NFC'))
  .min(1)
  .max(PERSON_NAME_MAX)
/** A person's name wherever one is typed: on one line, its letters composed, and nothing in it but the name. */
export const PersonName = KeptName.refine((name) => !holdsMoreThanName(name), 'people.name-with-cells')
/** Letters count as one each, however a keyboard sends them. */
export const NewPassword = z.string().normalize().min(PASSWORD_MIN).max(PASSWORD_MAX)
/** Kept as it was typed: `verifyPassword` compares it both ways. A letter may come as itself and up to two marks. */
export const GivenPassword = z
  .string()
  .min(1)
  .max(3 * PASSWORD_MAX)
/** A ticked box: true in JSON, "on" in a form. */
const Accepted = z.union([z.literal(true), z.literal('on')], { error: 'validation.accepted' })

const Passwords = z.object({ password: z.string(), password_confirmation: z.string() })
type Confirmed = z.output<typeof Passwords>
const isConfirmed = ({ password, password_confirmation }: Confirmed) =>
  password.normalize() === password_confirmation.normalize()
const CONFIRMATION = {
  path: ['password_confirmation'],
  error: 'validation.confirmed',
  /** told beside what else is wrong, as soon as there are two to compare */
  when: ({ value }: { value: unknown }) => Passwords.safeParse(value).success,
}

const isAgreed = ({ terms, no_terms }: { terms?: unknown; no_terms?: unknown }) => Boolean(terms ?? no_terms)
/** Told beside what else is wrong. */
const AGREEMENT = { path: ['terms'], error: 'validation.accepted', when: () => true }

/** Where to go now; a form sent without scripts is redirected there. */
export const WayOn = z.object({ redirect_to: z.string(), message: z.string().optional() })
export type WayOn = z.output<typeof WayOn>

export const Viewer = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  type: PersonType,
  avatar: z.string().nullable(),
  language: z.enum(LANGUAGES),
})
export type Viewer = z.output<typeof Viewer>

export const StudentProfile = Ownable.extend({ email: z.string(), created_at: Time })
export type StudentProfile = z.output<typeof StudentProfile>

export const getStudent = endpoint('GET /json/home/students/:id', {
  summary: 'A student: who, their address, and since when',
  access: 'admin',
  right: 'see-students',
  answer: StudentProfile,
})

/** How pages that are the same for everyone learn who is looking. */
export const whoIsLooking = endpoint('POST /student', {
  summary: 'The signed-in person, or null, and a fresh request-forgery token',
  access: 'anyone',
  refuses: [419],
  host: 'any',
  forgeryCheck: false,
  impersonated: 'answered',
  answer: z.object({ student: Viewer.nullable(), csrf_token: z.string() }),
})

/** On a school's host its admins and students sign in, on the platform's its operators. */
export const logIn = endpoint('POST /login', {
  summary: 'Signs in on this host',
  access: 'anyone',
  changes: 'own',
  refuses: [403, 429],
  host: 'any',
  body: z.object({ email: Email, password: GivenPassword, next: z.string().max(2000).optional() }),
  answer: WayOn,
})

export const logOut = endpoint('POST /logout', {
  summary: 'Ends this session; of an admin who signed in as a student, that alone',
  access: 'anyone',
  changes: 'own',
  host: 'any',
  impersonated: 'answered',
  answer: WayOn,
})

export const register = endpoint('POST /register', {
  summary: 'Makes a student account and signs in',
  access: 'anyone',
  changes: 'own',
  refuses: [403, 429],
  body: z
    .object({
      name: PersonName,
      email: Email,
      password: NewPassword,
      password_confirmation: z.string(),
      terms: Accepted.optional(),
      /** the school has published nothing that could be accepted */
      no_terms: Accepted.optional(),
      next: z.string().max(2000).optional(),
    })
    .refine(isConfirmed, CONFIRMATION)
    .refine(isAgreed, AGREEMENT),
  answer: WayOn,
})

export const requestPasswordReset = endpoint('POST /password/email', {
  summary: 'Mails a link that lets its reader choose a new password, once, within an hour',
  access: 'anyone',
  changes: 'own',
  refuses: [429],
  body: z.object({ email: Email }),
  answer: WayOn,
})

export const resetPassword = endpoint('POST /password/reset', {
  summary: 'Sets a new password by a mailed link and ends all sessions of the account',
  access: 'anyone',
  changes: 'own',
  refuses: [429],
  body: z
    .object({
      token: z.string().min(1).max(200),
      email: Email,
      password: NewPassword,
      password_confirmation: z.string(),
    })
    .refine(isConfirmed, CONFIRMATION),
  answer: WayOn,
})

export const changeAccount = endpoint('POST /my/account', {
  summary: 'Changes name and language of the signed-in person',
  access: 'signed-in',
  body: z.object({ name: KeptName, language: z.enum(LANGUAGES) }),
  answer: WayOn,
})

export const changePassword = endpoint('POST /my/account/password', {
  summary: 'Changes the password and ends all other sessions',
  access: 'signed-in',
  changes: 'own',
  refuses: [429],
  body: z
    .object({ current_password: GivenPassword, password: NewPassword, password_confirmation: z.string() })
    .refine(isConfirmed, CONFIRMATION),
  answer: WayOn,
})

export const setSwitches = endpoint('PUT /home/settings/switches', {
  summary: 'Who may log in and register at the school',
  access: 'admin',
  right: 'change-settings',
  /** what is left out stays as it is */
  body: z
    .object({
      is_login_enabled: z.boolean().optional(),
      is_registration_enabled: z.boolean().optional(),
      are_students_admitted: z.boolean().optional(),
    })
    .refine((switches) => Object.values(switches).some((each) => each !== undefined), 'validation.invalid'),
  answer: Done,
})
