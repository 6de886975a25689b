import { sql } from 'drizzle-orm'
import { paymentAccounts } from '#modules/payments/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { DAY } from '#platform/clock.ts'
import { APP_ROLE, type Tx } from '#platform/db/database.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { TELL_BANK_QUEUE, type TellBankData } from '../bank/queue.ts'
import type { SchoolContent } from '../content.ts'
import { chanceFrom } from '../random.ts'
import { orderComponents, orderCovers, orderFiles, orderFilms, orderPhotos } from './order-media.ts'
import { writeArticle } from './write-article.ts'
import { writeBundle } from './write-bundle.ts'
import { writeBumps, writeUpsells } from './write-bumps.ts'
import { writeCodes } from './write-codes.ts'
import { writeCommunity } from './write-community.ts'
import { writeConversations } from './write-conversations.ts'
import { writeCourse } from './write-course.ts'
import { writeEvent } from './write-event.ts'
import { writeConsultation } from './write-consultation.ts'
import { writeDownload } from './write-download.ts'
import { writeFront } from './write-front.ts'
import { FIRST_VERSION, writeLegalTexts } from './write-legal-texts.ts'
import { writeLeads } from './write-leads.ts'
import { writeMembership } from './write-membership.ts'
import { writeModeration } from './write-moderation.ts'
import { writePartners } from './write-partners.ts'
import { writePeople } from './write-people.ts'
import { writeProgress } from './write-progress.ts'
import { writeRegistrations } from './write-registrations.ts'
import { writeReviews } from './write-reviews.ts'
import { planGift, planSales } from './plan-sales.ts'
import { writeSales } from './write-sales.ts'
import { openSoldCommunity, writeSoldCommunity } from './write-sold-community.ts'
import { writeSurveys } from './write-surveys.ts'
import { writeVisits } from './write-visits.ts'
import { writeContractWithdrawals } from './write-contract-withdrawals.ts'

export interface Given {
  now: Date
  hashes: { admin: string; student: string }
  jobs: Jobs
  films: boolean
}

const SEED = 1907
const OLDEST_DAYS = 420

/** False when the school is there already. Leaves the transaction under row-level security, in this school. */
export async function writeSchool(tx: Tx, content: SchoolContent, given: Given): Promise<boolean> {
  const { now, hashes, jobs, films } = given
  const openedAt = new Date(now.getTime() - OLDEST_DAYS * DAY)
  const school = await openSchool(tx, content, openedAt)
  if (!school) return false
  const at = contextIn(tx, school)
  const ctx = at(now)
  const chance = chanceFrom(SEED)
  const { admin, demoStudent, students } = await writePeople(ctx, content, hashes)
  await writeLegalTexts(at(openedAt), { terms: content.termsHtml, privacy: content.privacyHtml })
  const courses = await inTurn(content.courses, (course) => writeCourse(at, now, admin, course))
  const bundles = await inTurn(content.bundles, (bundle) => writeBundle(at, now, admin, { content: bundle, courses }))
  const downloads = await inTurn(content.downloads, (download) => writeDownload(at, now, admin, download))
  await writeBumps(ctx, content.bumps)
  await writeUpsells(ctx, content.upsells)
  const { owns, gives } = content.student
  const plan = { now, chance, courses, demoStudent, students, owns }
  const sales = planSales(plan)
  if (content.hasOwnAccount)
    await ctx.tx.insert(paymentAccounts).values({ gateway: 'sandbox_own', mode: 'test', collectedBy: 'school' })
  await writeSales(ctx, gives ? [...sales, planGift(plan, school.timeZone, gives)] : sales)
  await writeVisits(ctx, sales, chanceFrom(SEED))
  const events = await inTurn(content.events, (event) =>
    writeEvent(at, now, admin, { content: event, students, demoStudent }),
  )
  const consultations = await inTurn(content.consultations, (consultation) =>
    writeConsultation(at, now, admin, { content: consultation, students, demoStudent }),
  )
  const memberships = await inTurn(content.memberships, (membership) =>
    writeMembership(at, now, admin, { content: membership, students }),
  )
  await writeRegistrations(ctx, FIRST_VERSION)
  // Whoever tries the demo student has everything still to say.
  const others = sales.filter(({ student }) => student !== demoStudent)
  await writeConversations(ctx, { now, chance, admin, courses, sales: others })
  await writeReviews(ctx, { now, chance, courses, sales: others })
  await writeFront(ctx, { content: content.front, courses })
  await writeProgress(ctx, { now, chance, demoStudent, sales })
  await writeSurveys(ctx, { now, chance: chanceFrom(SEED), content: content.surveys, courses, students })
  const communities = await inTurn(content.communities, (community) =>
    writeSoldCommunity(at, now, admin, { content: community, students, demoStudent }),
  )
  const talked = { now, chance, admin, topics: content.topics, courses, communities, students, sales: others }
  const photos = await writeCommunity(ctx, talked)
  for (const community of communities) await openSoldCommunity(at, now, community)
  const articles = await inTurn(content.articles, (article) =>
    writeArticle(at, now, admin, { content: article, courses }),
  )
  await writeCodes(ctx, content.codes)
  await writeLeads(ctx, content.leadForm)
  await writeContractWithdrawals(ctx, demoStudent)
  await writePartners(at, now, { partners: content.partners, demoStudent })
  await writeModeration(ctx, { now, admin, content: content.moderation, courses, sales: others })
  const drawn = {
    portrait: content.portrait,
    courses,
    bundles,
    events,
    downloads,
    communities,
    memberships,
    consultations,
    articles,
  }
  await orderCovers(tx, jobs, school.id, drawn)
  await orderFiles(tx, jobs, { schoolId: school.id, studentId: demoStudent.id }, downloads)
  await orderPhotos(tx, jobs, school.id, photos)
  await orderComponents(tx, jobs, school.id, courses)
  await jobs.put(tx, TELL_BANK_QUEUE, { schoolId: school.id } satisfies TellBankData, { key: school.id })
  if (films) await orderFilms(tx, jobs, school.id, courses)
  return true
}

/** Undefined when it is there already. */
async function openSchool(tx: Tx, content: SchoolContent, createdAt: Date) {
  const {
    admin: owner,
    student: _student,
    students: _students,
    courses: _courses,
    bundles: _bundles,
    downloads: _downloads,
    communities: _communities,
    memberships: _memberships,
    bumps: _bumps,
    upsells: _upsells,
    consultations: _consultations,
    topics: _topics,
    articles: _articles,
    codes: _codes,
    partners: _partners,
    leadForm: _leadForm,
    front: _front,
    portrait: _portrait,
    moderation: _moderation,
    surveys: _surveys,
    termsHtml: _termsHtml,
    privacyHtml: _privacyHtml,
    ...about
  } = content
  const id = newId()
  const made = await tx
    .insert(schools)
    .values({ id, ...about, authorName: owner.name, createdAt })
    .onConflictDoNothing()
    .returning({ currency: schools.currency, timeZone: schools.timeZone })
  if (!made[0]) return
  await tx.execute(sql.raw(`set local app.school_id = '${id}'; set local role ${APP_ROLE}`))
  // Nothing that is written here links to the school.
  return { id, ...made[0], slug: about.slug, name: about.name, language: about.language, origin: '' }
}

/** The school's own doing at a moment, of which nobody is told. */
function contextIn(tx: Tx, school: NonNullable<Awaited<ReturnType<typeof openSchool>>>) {
  const told = () => undefined
  const { language } = school
  return (now: Date) => ({
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
}

/** One after the other, as what is drawn by chance wants it. */
async function inTurn<Content, Written>(
  contents: Content[],
  write: (content: Content) => Promise<Written>,
): Promise<Written[]> {
  const written = []
  for (const content of contents) written.push(await write(content))
  return written
}
