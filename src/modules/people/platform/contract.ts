import { z } from 'zod'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { SchoolCurrency } from '#platform/contract/shapes.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { NewPassword, PersonName } from '../contract.ts'
import { Slug } from './slug.ts'

export const checkSlug = endpoint('POST /json/schools/slug', {
  summary: 'Whether a school can have this address',
  access: 'anyone',
  host: 'platform',
  forgeryCheck: false,
  body: z.object({ slug: Slug }),
  answer: z.object({ is_free: z.boolean() }),
})

export const getSignUps = endpoint('GET /json/schools/sign-ups', {
  summary: 'Whether a school that begins now waits for an operator’s leave to open',
  access: 'anyone',
  host: 'platform',
  answer: z.object({ are_held: z.boolean() }),
})

export const foundSchool = endpoint('POST /schools', {
  summary:
    "Makes a school and its first admin; the link signs them in on the school's own host, once, within five minutes",
  access: 'anyone',
  refuses: [429],
  host: 'platform',
  body: z.object({
    school_name: oneLine().min(1).max(80),
    slug: Slug,
    language: z.enum(LANGUAGES),
    currency: SchoolCurrency,
    name: PersonName,
    email: Email,
    password: NewPassword,
  }),
  answer: z.object({ link: z.url(), redirect_to: z.string() }),
})
