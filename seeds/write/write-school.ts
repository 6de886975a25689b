import { sql } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import { DAY } from '#platform/clock.ts'
import { APP_ROLE, type Tx } from '#platform/db/database.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { SchoolContent } from '../content.ts'
import {
  DRAW_COMPONENTS_QUEUE,
  DRAW_COVERS_QUEUE,
  DRAW_PHOTOS_QUEUE,
  type DrawComponentsData,
  type DrawCoversData,
  type DrawPhotosData,
  MAKE_FILES_QUEUE,
  MAKE_FILM_QUEUE,
  type MakeFilesData,
  type MakeFilmData,
} from '../media/queues.ts'
import { chanceFrom } from '../random.ts'
import { type WrittenArticle, writeArticle } from './write-article.ts'
import { type WrittenBundle, writeBundle } from './write-bundle.ts'
import { writeBumps, writeUpsells } from './write-bumps.ts'
import { writeCodes } from './write-codes.ts'
import { writeCommunity } from './write-community.ts'
import { writeConversations } from './write-conversations.ts'
import { writeCourse, type WrittenCourse } from './write-course.ts'
import { writeEvent, type WrittenEvent } from './write-event.ts'
import { type WrittenConsultation, writeConsultation } from './write-consultation.ts'
import { type WrittenDownload, writeDownload } from './write-download.ts'
import { FIRST_VERSION, writeLegalTexts } from './write-legal-texts.ts'
import { writeLeads } from './write-leads.ts'
import { writeMembership, type WrittenMembership } from './write-membership.ts'
import { writeModeration } from './write-moderation.ts'
import { writePartners } from './write-partners.ts'
import { writePeople } from './write-people.ts'
import { writeProgress } from './write-progress.ts'
import { writeRegistrations } from './write-registrations.ts'
import { writeReviews } from './write-reviews.ts'
import { planGift, planSales } from './plan-sales.ts'
import { writeSales } from './write-sales.ts'
import { openSoldCommunity, type WrittenSoldCommunity, writeSoldCommunity } from './write-sold-community.ts'
import { writeSurveys } from './write-surveys.ts'
import { writeVisits } from './write-visits.ts'
import { writeWithdrawals } from './write-withdrawals.ts'

export interface Given {
  now: Date
  hashes: { admin: string; student: string }
  jobs: Jobs
  films: boolean
}

const SEED = 1907
const OLDEST_DAYS = 420

/** False when the school is there already. Leaves the transaction under row-level security, in this school. */
export async function writeSchool(
  tx: Tx,
  content: SchoolContent,
  { now, hashes, jobs, films }: Given,
): Promise<boolean> {
  const {
    admin: owner,
    student: _student,
    students: _students,
    courses: _courses,
    bundles: _bundles,
    downloads: _downloads,
    communities: _communities,
    memberships: _memberships,
    bumps,
    upsells,
    consultations: _consultations,
    topics,
    articles: _articles,
    codes,
    partners,
    leadForm,
    moderation,
    surveys,
    termsHtml,
    privacyHtml,
    ...about
  } = content
  const id = newId()
  const openedAt = new Date(now.getTime() - OLDEST_DAYS * DAY)
  const made = await tx
    .insert(schools)
    .values({ id, ...about, authorName: owner.name, createdAt: openedAt })
    .onConflictDoNothing()
    .returning({ currency: schools.currency, timeZone: schools.timeZone })
  if (!made[0]) return false
  await tx.execute(sql.raw(`set local app.school_id = '${id}'; set local role ${APP_ROLE}`))

  // Nothing that is written here links to the school.
  const { slug, name, language } = about
  const { currency, timeZone } = made[0]
  const school = { id, slug, name, language, currency, timeZone, origin: '' }
  const chance = chanceFrom(SEED)
  const told = () => undefined
  const at = (now: Date) => ({
    school,
    tx,
    now,
    language,
    emit: told,
    note: told,
    shows: told,
    changes: told,
    actor: { role: 'system' as const },
  })
  const ctx = at(now)

  const { admin, demoStudent, students } = await writePeople(ctx, content, hashes)
  await writeLegalTexts(at(openedAt), { terms: termsHtml, privacy: privacyHtml })
  const courses = []
  for (const course of content.courses) courses.push(await writeCourse(at, now, admin, course))
  const bundles = []
  for (const bundle of content.bundles) bundles.push(await writeBundle(at, now, admin, { content: bundle, courses }))
  const downloads = []
  for (const download of content.downloads) downloads.push(await writeDownload(at, now, admin, download))
  await writeBumps(ctx, bumps)
  await writeUpsells(ctx, upsells)
  const { owns, gives } = content.student
  const plan = { now, chance, courses, demoStudent, students, owns }
  const sales = planSales(plan)
  await writeSales(ctx, gives ? [...sales, planGift(plan, timeZone, gives)] : sales)
  await writeVisits(ctx, sales, chanceFrom(SEED))
  const events = []
  for (const event of content.events)
    events.push(await writeEvent(at, now, admin, { content: event, students, demoStudent }))
  const consultations = []
  for (const consultation of content.consultations)
    consultations.push(await writeConsultation(at, now, admin, { content: consultation, students, demoStudent }))
  await writeRegistrations(ctx, FIRST_VERSION)
  // Whoever tries the demo student has everything still to say.
  const others = sales.filter(({ student }) => student !== demoStudent)
  await writeConversations(ctx, { now, chance, admin, courses, sales: others })
  await writeReviews(ctx, { now, chance, courses, sales: others })
  await writeProgress(ctx, { now, chance, demoStudent, sales })
  await writeSurveys(ctx, { now, chance: chanceFrom(SEED), content: surveys, courses, students })
  const memberships = []
  for (const membership of content.memberships)
    memberships.push(await writeMembership(at, now, admin, { content: membership, students }))
  const communities = []
  for (const community of content.communities)
    communities.push(await writeSoldCommunity(at, now, admin, { content: community, students, demoStudent }))
  const given = { now, chance, admin, topics, courses, communities, students, sales: others }
  const photos = await writeCommunity(ctx, given)
  for (const community of communities) await openSoldCommunity(at, now, community)
  const articles = []
  for (const article of content.articles)
    articles.push(await writeArticle(at, now, admin, { content: article, courses }))
  await writeCodes(ctx, codes)
  await writeLeads(ctx, leadForm)
  await writeWithdrawals(ctx, demoStudent)
  await writePartners(at, now, { partners, demoStudent })
  await writeModeration(ctx, { now, admin, content: moderation, courses, sales: others })
  await orderCovers(tx, jobs, id, {
    courses,
    bundles,
    events,
    downloads,
    communities,
    memberships,
    consultations,
    articles,
  })
  await orderFiles(tx, jobs, { schoolId: id, studentId: demoStudent.id }, downloads)
  await jobs.put(tx, DRAW_PHOTOS_QUEUE, { schoolId: id, photos } satisfies DrawPhotosData, { key: id })
  await orderComponents(tx, jobs, id, courses)
  if (films) await orderFilms(tx, jobs, id, courses)
  return true
}

async function orderCovers(
  tx: Tx,
  jobs: Jobs,
  schoolId: string,
  {
    courses,
    bundles,
    events,
    downloads,
    communities,
    memberships,
    consultations,
    articles,
  }: {
    courses: WrittenCourse[]
    bundles: WrittenBundle[]
    events: WrittenEvent[]
    downloads: WrittenDownload[]
    communities: WrittenSoldCommunity[]
    memberships: WrittenMembership[]
    consultations: WrittenConsultation[]
    articles: WrittenArticle[]
  },
): Promise<void> {
  const covers: DrawCoversData['covers'] = [
    ...courses.map(({ courseId: productId, content }) => ({ productId, ...content.picture })),
    ...events.map(({ eventId: productId, content }) => ({ productId, ...content.picture })),
    ...bundles.map(({ bundleId: productId, content }) => ({ productId, ...content.picture })),
    ...memberships.map(({ membershipId: productId, content }) => ({ productId, ...content.picture })),
    ...communities.map(({ communityId: productId, content }) => ({ productId, ...content.picture })),
    ...consultations.map(({ consultationId: productId, content }) => ({ productId, ...content.picture })),
    ...downloads.map(({ downloadId: productId, content }) => ({ productId, ...content.picture })),
    ...articles.map(({ articleId, content }) => ({ articleId, ...content.picture })),
  ]
  await jobs.put(tx, DRAW_COVERS_QUEUE, { schoolId, covers } satisfies DrawCoversData, { key: schoolId })
}

async function orderFiles(
  tx: Tx,
  jobs: Jobs,
  whose: Pick<MakeFilesData, 'schoolId' | 'studentId'>,
  downloads: WrittenDownload[],
): Promise<void> {
  for (const { downloadId, content } of downloads) {
    const { publishedDaysAgo, files } = content
    await jobs.put(tx, MAKE_FILES_QUEUE, { ...whose, downloadId, publishedDaysAgo, files } satisfies MakeFilesData, {
      key: downloadId,
    })
  }
}

async function orderComponents(tx: Tx, jobs: Jobs, schoolId: string, courses: WrittenCourse[]): Promise<void> {
  const lectures = courses
    .flatMap((course) => course.lectures)
    .flatMap(({ id, content: { components } }) => (components ? [{ lectureId: id, components }] : []))
  await jobs.put(tx, DRAW_COMPONENTS_QUEUE, { schoolId, lectures } satisfies DrawComponentsData, { key: schoolId })
}

async function orderFilms(tx: Tx, jobs: Jobs, schoolId: string, courses: WrittenCourse[]): Promise<void> {
  for (const { courseId, content } of courses) {
    const film: MakeFilmData = { schoolId, courseId, hue: content.picture.hue, ...content.film }
    await jobs.put(tx, MAKE_FILM_QUEUE, film, { key: courseId })
  }
}
