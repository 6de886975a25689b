import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { findCourse } from '#modules/courses/index.ts'
import { people } from '#modules/people/tables.ts'
import { studentById } from '#modules/people/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import { hasTypedWords } from '#platform/db/typed-words.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type {
  CertificateFilter,
  listCertificates as endpoint,
  listMyCertificates as myEndpoint,
  listStudentCertificates as studentEndpoint,
} from './contract.ts'
import { certificates } from './tables.ts'
import { viewMine, viewRow } from './view.ts'

const PAGE = 30

/** Refuses with 404 a course that is not there. */
export async function listCertificates(ctx: Ctx, { cursor, ...filter }: Input<typeof endpoint>) {
  const course = filter.course_id === undefined ? null : await findCourse(ctx, filter.course_id)
  const rows = await certificateRows(ctx, matching(filter), { cursor, most: PAGE + 1 })
  const page = pageFrom(rows, PAGE, viewRow, ({ certificate }) =>
    nextPage('/json/home/certificates', filter, cursorOf(certificate)),
  )
  return { ...page, course: course && { id: filter.course_id!, title: course.title } }
}

/** Refuses with 404 who is no student of the school. */
export async function listStudentCertificates(ctx: Ctx, { id, cursor }: Input<typeof studentEndpoint>) {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  const rows = await certificateRows(ctx, eq(certificates.personId, id), { cursor, most: PAGE + 1 })
  return pageFrom(rows, PAGE, viewRow, ({ certificate }) =>
    nextPage(`/json/home/students/${id}/certificates`, {}, cursorOf(certificate)),
  )
}

/** Refuses with 404 a course that is not there. */
export async function listMyCertificates(ctx: Ctx, { course_id, cursor }: Input<typeof myEndpoint>) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const own = and(
    eq(certificates.personId, ctx.actor.id),
    course_id === undefined ? undefined : eq(certificates.courseId, course_id),
  )
  const rows = await certificateRows(ctx, own, { cursor, most: PAGE + 1 })
  if (rows.length === 0 && course_id) await findCourse(ctx, course_id)
  return pageFrom(
    rows,
    PAGE,
    ({ certificate }) => viewMine(certificate),
    ({ certificate }) => nextPage('/json/my/certificates', { course_id }, cursorOf(certificate)),
  )
}

/** Each word in any case, with or without its accents, in the name, the course or the code. */
export const matching = ({ q, course_id: courseId, state }: CertificateFilter): SQL | undefined =>
  and(
    q ? hasTypedWords(certificates.searchText, q.replaceAll('-', ' ')) : undefined,
    courseId === undefined ? undefined : eq(certificates.courseId, courseId),
    state && (state === 'valid' ? isNull(certificates.revokedAt) : isNotNull(certificates.revokedAt)),
  )

export const certificateRows = (
  { tx }: Ctx,
  which: SQL | undefined,
  { cursor, most }: { cursor?: string | undefined; most: number },
) =>
  tx
    .select({ certificate: certificates, person: { id: people.id, name: people.name, email: people.email } })
    .from(certificates)
    .innerJoin(people, eq(people.id, certificates.personId))
    .where(and(which, olderThan(certificates.createdAt, certificates.id, cursor)))
    .orderBy(desc(certificates.createdAt), desc(certificates.id))
    .limit(most)
