import { z } from 'zod'
import { Picture } from '#modules/media/contract.ts'
import { COLOR_SHAPE } from '#modules/schools/look/vocabulary.ts'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Id, Seen } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { LAYOUTS, LOGOS, SIGNER_MAX, WORD_MAX } from '../vocabulary.ts'

/** Of one language; `{name}`, `{course}`, `{school}` and `{date}` stand for what is different on each. What is empty is as usual, or left out. */
const Words = z.object({
  title: oneLine().max(WORD_MAX.title),
  before: oneLine().max(WORD_MAX.before),
  after: oneLine().max(WORD_MAX.after),
  more: someLines().max(WORD_MAX.more),
  /** what the person who signs is */
  role: oneLine().max(WORD_MAX.role),
})

const Chosen = z.object({
  layout: z.enum(LAYOUTS),
  /** empty: the school's */
  color: z.union([z.literal(''), z.string().regex(COLOR_SHAPE)]),
  logo: z.enum(LOGOS),
  signer: oneLine().max(SIGNER_MAX),
  words: z.object({ en: Words, pl: Words }),
})

export const CertificateTemplate = Chosen.extend({
  own_logo: Picture.nullable(),
  signature: Picture.nullable(),
})
export type CertificateTemplate = z.output<typeof CertificateTemplate>

const ShownTemplate = z.object({
  template: CertificateTemplate,
  /** of one course: whether it is its own, and not the one of the school */
  is_own: z.boolean(),
  /** null: of the school */
  course: z.object({ id: Id, title: z.string() }).nullable(),
})
export type ShownTemplate = z.output<typeof ShownTemplate>

const CourseRef = { course_id: Id.nullable() }
const TemplateBody = Chosen.extend({ ...CourseRef, own_logo_id: Id.nullable(), signature_id: Id.nullable() })
export type TemplateBody = z.output<typeof TemplateBody>

const TEMPLATE = '/home/certificate-template'

export const getCertificateTemplate = endpoint(`GET /json${TEMPLATE}`, {
  summary: 'How certificates of the school look, or those of one course',
  access: 'admin',
  right: 'see-products',
  query: z.object({ course_id: Id.optional() }),
  answer: ShownTemplate,
})

export const setCertificateTemplate = endpoint(`PUT ${TEMPLATE}`, {
  summary: 'Choose how they look; those that were issued before look so as well',
  access: 'admin',
  right: 'change-products',
  over: writesOver(
    getCertificateTemplate,
    ['layout', 'color', 'logo', 'signer', 'words', 'own_logo', 'signature'],
    ({ template }) => template,
  ),
  body: TemplateBody.extend({ seen: Seen }),
  answer: ShownTemplate,
})

export const dropCertificateTemplate = endpoint(`DELETE ${TEMPLATE}/:courseId`, {
  summary: 'Let certificates of a course look as those of the school again',
  access: 'admin',
  right: 'change-products',
  answer: ShownTemplate,
})

export const previewCertificate = endpoint(`POST /json${TEMPLATE}/preview`, {
  summary: 'A certificate as it would look, drawn by what writes the PDF, as an svg',
  access: 'admin',
  right: 'see-products',
  audit: 'never',
  refuses: [429],
  body: TemplateBody.extend({ language: z.enum(LANGUAGES) }),
  answer: z.object({ picture: z.string() }),
})
