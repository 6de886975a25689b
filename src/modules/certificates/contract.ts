import { z } from 'zod'
import { PersonName } from '#modules/people/contract.ts'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Id, Seen, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { CERTIFICATE_STATES, REASON_MAX, SEARCH_MAX, WAYS } from './vocabulary.ts'

export const CertificateRule = z.object({
  is_on: z.boolean(),
  way: z.enum(WAYS),
  /** percent of the lectures that count for a student */
  percent: z.int(),
  /** counts its changes; 0: nobody has set it yet */
  version: z.int(),
  /** how many of the course are valid */
  issued_count: z.int(),
})
export type CertificateRule = z.output<typeof CertificateRule>

export const MyCertificate = z.object({
  id: Id,
  /** as it is printed */
  code: z.string(),
  name: z.string(),
  course_title: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  issued_at: Time,
  /** it ended with the access that it was earned by, and comes back with it */
  ended_with_access: z.boolean(),
  /** why an admin revoked it; empty otherwise */
  reason: z.string(),
  /** of the page where anybody sees whether it is valid */
  path: z.string(),
})
export type MyCertificate = z.output<typeof MyCertificate>
export const MyCertificatePage = pageOf(MyCertificate)
export type MyCertificatePage = z.output<typeof MyCertificatePage>

/** As its school has it. */
export const CertificateRow = MyCertificate.extend({
  person: z.object({ id: Id, name: z.string() }),
  revoked_at: Time.nullable(),
})
export type CertificateRow = z.output<typeof CertificateRow>
const CertificateRows = pageOf(CertificateRow)
export type CertificateRows = z.output<typeof CertificateRows>
const FoundCertificates = CertificateRows.extend({
  /** the one that was asked for */
  course: z.object({ id: Id, title: z.string() }).nullable(),
})

/** What anybody is told who has its code. Of a revoked one nobody is told whose it was. */
export const PublicCertificate = z.object({
  code: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  /** null of a revoked one */
  name: z.string().nullable(),
  course: z.object({
    title: z.string(),
    /** null where it is not on the site */
    slug: z.string().nullable(),
  }),
  school_name: z.string(),
  issued_at: Time,
  revoked_at: Time.nullable(),
  /** of this page: the dark units as the path of an svg, so many units wide and high; null of a revoked one */
  qr: z.object({ size: z.int(), path: z.string() }).nullable(),
})
export type PublicCertificate = z.output<typeof PublicCertificate>

export const CertificateFilter = z.object({
  q: oneLine().max(SEARCH_MAX).optional(),
  course_id: Id.optional(),
  state: z.enum(CERTIFICATE_STATES).optional(),
})
export type CertificateFilter = z.output<typeof CertificateFilter>

const PDF = { answer: z.unknown(), type: 'application/pdf', refuses: [429] } as const
const RULE = '/home/courses/:courseId/certificate-rule'
const ONE = '/home/certificates/:certificateId'

export const getCertificateRule = endpoint(`GET /json${RULE}`, {
  summary: 'Whether a course gives certificates, and for what',
  access: 'admin',
  right: 'see-products',
  answer: CertificateRule,
})

export const changeCertificateRule = endpoint(`PUT ${RULE}`, {
  summary:
    'Let a course give certificates to who completes so much of it or passes its exams, or no longer; who has done so already gets theirs in the next minutes',
  access: 'admin',
  right: 'change-products',
  over: writesOver(getCertificateRule, ['is_on', 'way', 'percent']),
  body: z.object({
    is_on: z.boolean(),
    way: z.enum(WAYS).default('completion'),
    percent: z.int().min(1).max(100).default(100),
    seen: Seen,
  }),
  answer: CertificateRule,
})

export const listCertificates = endpoint('GET /json/home/certificates', {
  summary: 'The certificates that the school gave, newest first, found by name, course or code',
  access: 'admin',
  right: 'see-students',
  ...inPages(FoundCertificates, CertificateFilter.shape),
})

export const listStudentCertificates = endpoint('GET /json/home/students/:id/certificates', {
  summary: 'The certificates of a student, newest first',
  access: 'admin',
  right: 'see-students',
  ...inPages(CertificateRows),
})

export const revokeCertificate = endpoint(`POST ${ONE}/revoke`, {
  summary: 'Say that a certificate is not valid any more, and why: its holder is told, its page says since when alone',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  body: z.object({ reason: someLines().min(1).max(REASON_MAX) }),
  answer: CertificateRow,
})

export const restoreCertificate = endpoint(`POST ${ONE}/restore`, {
  summary: 'Make a revoked certificate valid again',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  answer: CertificateRow,
})

export const renameCertificate = endpoint(`PUT ${ONE}/name`, {
  summary: 'Issue a certificate again under a corrected name; its code stays, so that what was printed leads to it',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  body: z.object({ name: PersonName }),
  answer: CertificateRow,
})

export const getCertificatePdf = endpoint(`GET ${ONE}/pdf`, {
  summary: 'Any valid certificate of the school as a PDF',
  access: 'admin',
  right: 'see-students',
  ...PDF,
})

export const listMyCertificates = endpoint('GET /json/my/certificates', {
  summary: 'The viewer’s own certificates, newest first; of one course, where that is asked for',
  access: 'signed-in',
  ...inPages(MyCertificatePage, { course_id: Id.optional() }),
})

export const getMyCertificatePdf = endpoint('GET /my/certificates/:certificateId/pdf', {
  summary: 'One’s own valid certificate as a PDF',
  access: 'signed-in',
  ...PDF,
})

export const getCertificate = endpoint('GET /json/certificates/:code', {
  summary: 'Whether a certificate is valid, for whoever has its code',
  access: 'anyone',
  params: z.object({ code: z.string().max(60) }),
  refuses: [429],
  answer: PublicCertificate,
})
