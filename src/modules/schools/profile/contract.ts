import { z } from 'zod'
import { Picture } from '#modules/media/contract.ts'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { AUTHOR_BIO_MAX, AUTHOR_NAME_MAX, NAME_MAX, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from './vocabulary.ts'

/** What a school says of itself, to be changed. */
export const Profile = z.object({
  id: Id,
  name: z.string(),
  language: z.enum(LANGUAGES),
  contact_email: z.string(),
  /** heads the front page; published with the look */
  tagline: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  author_name: z.string(),
  author_bio: z.string(),
  author_avatar: Picture.nullable(),
  /** counts its changes */
  version: z.int(),
})
export type Profile = z.output<typeof Profile>

export const getProfile = endpoint('GET /json/home/settings/profile', {
  summary: 'What the school says of itself, to be changed',
  access: 'admin',
  right: 'change-settings',
  answer: Profile,
})

export const updateProfile = endpoint('PUT /account/page/:schoolId', {
  summary: 'Change what the school says of itself: its name, language and author, and what search engines show',
  access: 'admin',
  right: 'change-settings',
  refuses: [409],
  body: z.object({
    name: oneLine().min(1, 'validation.required').max(NAME_MAX),
    language: z.enum(LANGUAGES),
    /** everybody may see it */
    contact_email: Email,
    /** empty: name and tagline */
    seo_title: oneLine().max(SEO_TITLE_MAX).default(''),
    /** empty: the tagline */
    seo_description: oneLine().max(SEO_DESCRIPTION_MAX).default(''),
    author_name: oneLine().max(AUTHOR_NAME_MAX).default(''),
    author_bio: someLines().max(AUTHOR_BIO_MAX).default(''),
    author_avatar_id: Id.nullable().default(null),
    /** the one that was changed */
    version: z.int().min(1),
  }),
  answer: Profile,
})
