import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { grantAccess } from '#modules/access/index.ts'
import { grants, revocations } from '#modules/access/tables.ts'
import {
  articleAddresses,
  articleBlocks,
  articlePhotos,
  articleProducts,
  articles,
  articleTags,
} from '#modules/articles/tables.ts'
import { sealKey } from '#modules/certificates/badges/school-key.ts'
import { certificateRules, certificates, certificateTemplates, issuerKeys } from '#modules/certificates/tables.ts'
import { productVisits, soldChanges, soldDays } from '#modules/analytics/tables.ts'
import { calendarFeeds } from '#modules/calendars/tables.ts'
import {
  categories,
  evergreenOffers,
  evergreenStarts,
  inclusions,
  openings,
  priceHistory,
  productPitches,
  promotions,
  variants,
} from '#modules/catalog/tables.ts'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { claims, lineDiscounts, orderLines, orders } from '#modules/orders/tables.ts'
import { bumps } from '#modules/offers/bumps/tables.ts'
import { upsells } from '#modules/offers/upsells/tables.ts'
import { codeProducts, codes } from '#modules/offers/codes/tables.ts'
import type { CheckoutField } from '#modules/orders/fields/contract.ts'
import { checkoutForms } from '#modules/orders/fields/tables.ts'
import { refundRequests } from '#modules/orders/refund-requests/tables.ts'
import { checkoutReminders } from '#modules/checkout/reminders/tables.ts'
import { vatChecks } from '#modules/orders/vat/tables.ts'
import { contractWithdrawals } from '#modules/orders/contract-withdrawals/tables.ts'
import { closings } from '#modules/closing/tables.ts'
import { COMMENT_TYPE, REPLY_TYPE } from '#modules/comments/contract.ts'
import { aComment, aReply } from '#modules/comments/testing.ts'
import { topicSubscriptions } from '#modules/community/tables.ts'
import { aPost, aTopic } from '#modules/community/testing.ts'
import { POST_TYPE } from '#modules/community/vocabulary.ts'
import { HAND_IN_KINDS } from '#modules/content/handing-in/vocabulary.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { aCourse, aQuiz, aVideo } from '#modules/courses/testing.ts'
import {
  componentEntries,
  courseEditors,
  lectureComponents,
  lecturePdfs,
  lectures,
  variantLectures,
} from '#modules/courses/tables.ts'
import { availabilityExceptions, availabilityRules, bookings, consultations } from '#modules/consultations/tables.ts'
import {
  answerGrades,
  attemptAnswers,
  examAttempts,
  examBanks,
  examQuestions,
  exams,
  questionVersions,
} from '#modules/exams/tables.ts'
import { aNumber, anEssay } from '#modules/exams/testing.ts'
import { NEW_EXAM } from '#modules/exams/editing/find-exam.ts'
import { listExports } from '#modules/exports/tables.ts'
import { downloadFiles, fileLoads, fileVersions } from '#modules/downloads/tables.ts'
import { firstStepsPutAway, sampleProducts } from '#modules/first-steps/tables.ts'
import { fronts, lookDrafts, pastLooks } from '#modules/front/tables.ts'
import { aField, aTypedField } from '#modules/fields/testing.ts'
import { filmSeconds, learningChanges, learningDays } from '#modules/insight/tables.ts'
import { leadFormCourses, leadForms, leads } from '#modules/leads/tables.ts'
import { courseGoals, filmViews, lectureProgress, lectureReminders, weeklyGoals } from '#modules/learning/tables.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { aPicture } from '#modules/media/testing.ts'
import { auditEntries, cases, reports, writingCounts } from '#modules/moderation/tables.ts'
import { aMute } from '#modules/moderation/testing.ts'
import { notes } from '#modules/notes/tables.ts'
import { ORDER_CONFIRMATION } from '#modules/orders/confirmation/confirmations.ts'
import { newCode } from '#modules/live-events/issue-ticket.ts'
import { liveEvents, liveEventSessions, tickets } from '#modules/live-events/tables.ts'
import { waitingEntries } from '#modules/live-events/waiting/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { matters } from '#modules/matters/tables.ts'
import { answerMailRefusals, notices, productMailRefusals } from '#modules/notifications/tables.ts'
import { letterRecipients, ownerLetters } from '#modules/operating/letters/tables.ts'
import { operatorDeeds, schoolMonths } from '#modules/operating/tables.ts'
import { adminMailRefusals } from '#modules/people/admin-mails/tables.ts'
import { openSandboxAccount } from '#modules/payments/index.ts'
import {
  cancelSurveys,
  membershipPeriods,
  memberships,
  planChanges,
  priceAnnouncements,
  subscriptionSettings,
} from '#modules/subscriptions/tables.ts'
import { ledgerCheckpoints, ledgerChecks, ledgerCorrections, ledgerPending } from '#modules/ledger/tables.ts'
import { disputes, gatewayNotifications, refunds, savedCards, transactions } from '#modules/payments/tables.ts'
import { givePassword } from '#modules/people/testing.ts'
import {
  handovers,
  impersonations,
  keptIdentities,
  mergedAccounts,
  passwordResets,
  people,
  supportLeaves,
} from '#modules/people/tables.ts'
import {
  attributions,
  commissions,
  partnerClicks,
  partnerProducts,
  partners,
  payouts,
} from '#modules/partners/tables.ts'
import { aReview } from '#modules/reviews/testing.ts'
import { REVIEW_TYPE } from '#modules/reviews/vocabulary.ts'
import { adminInvitations } from '#modules/admins/invitations/tables.ts'
import { emailChanges } from '#modules/people/email-change/tables.ts'
import {
  authenticators,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactorDemands,
} from '#modules/second-factor/tables.ts'
import { invitations, seatPools } from '#modules/seats/tables.ts'
import { schoolLogos } from '#modules/schools/look/tables.ts'
import { authorAvatars } from '#modules/schools/profile/tables.ts'
import { domains, legalTexts } from '#modules/schools/tables.ts'
import { campaignLinks } from '#modules/sharing/links/tables.ts'
import { importedLines, studentImports } from '#modules/students/importing/tables.ts'
import { studentDetails } from '#modules/students/details/tables.ts'
import { studentNotes } from '#modules/students/notes/tables.ts'
import { studentSpending } from '#modules/students/standing/tables.ts'
import { studentTags, taggedStudents } from '#modules/students/tags/tables.ts'
import { surveyDisplays, surveyResponses } from '#modules/surveys/tables.ts'
import { aQuestion, aSurvey } from '#modules/surveys/testing.ts'
import { hiddenColumns, listViews } from '#modules/views/tables.ts'
import { votes } from '#modules/votes/tables.ts'
import { DAY } from '#platform/clock.ts'
import { digestOf, newId, newSecret } from '#platform/ids.ts'
import { keyRing } from '#platform/sealed.ts'
import type { Ctx } from '#platform/context.ts'
import { uncounted } from '#platform/db/tables.ts'
import type { Market } from '#modules/checkout/testing.ts'
import { lockedCard } from '#providers/payments/sandbox/testing.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'

export interface SchoolOfEverything extends TestSchool {
  /** a word that is in every text of the school and in no other school's */
  word: string
  /** one that the bank approves when it is used here */
  encryptedCard: string
  /** an id of each kind of thing, by the name that calls give it */
  things: Record<string, string>
  /** of what can be commented and voted on, its type */
  types: Record<string, string>
}

/** The same in every school, so that a sample of a response can name it. */
export const SURVEY_QUESTION_ID = '0199a5c4-0000-7000-8000-000000000001'

/** Short, so that it is made fast: nobody trusts it. */
export const SIGNING_KEY = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string

/** A school with at least one row in each of its tables, owned by its student where a student can own it. */
export async function aSchoolOfEverything(market: Market): Promise<SchoolOfEverything> {
  const word = `Q${newId().slice(-12)}`
  const school = await market.aSchool({ name: `School ${word}` })
  const reviewer = await school.aStudent({ email: 'reviewer@school.test' })
  const twin = await school.aStudent({ email: 'twin@school.test' })
  // Of two owners one may go.
  await school.anAdmin()
  const things = await school.work((ctx) => fill(ctx, { ...school, reviewer }, word))
  const sealed = sealKey(keyRing(market.config.secretKey), school.id, SIGNING_KEY)
  await school.work(({ tx }) => tx.insert(issuerKeys).values({ keyId: word, publicKey: {}, ...sealed }))
  const { encryptedCard } = await lockedCard(market.bank.gateway, { origin: school.origin })
  return {
    ...school,
    word,
    encryptedCard,
    things: {
      ...things,
      otherId: twin.id,
      goneId: twin.id,
      schoolId: school.id,
      studentId: school.student.id,
      adminId: school.admin.id,
    },
    types: {
      lectureId: LECTURE_TYPE,
      postId: POST_TYPE,
      commentId: COMMENT_TYPE,
      replyId: REPLY_TYPE,
      reviewId: REVIEW_TYPE,
    },
  }
}

async function fill(
  ctx: Ctx,
  { student, admin, reviewer }: TestSchool & { reviewer: TestPerson },
  word: string,
): Promise<Record<string, string>> {
  const { tx, now } = ctx
  const soon = new Date(now.getTime() + DAY)
  const later = new Date(now.getTime() + 2 * DAY)
  const { courseId, slug, variantId, sections } = await aCourse(ctx, { title: `Course ${word}` })
  const [section] = sections
  const lectureId = section!.lectureIds[0]!
  await ctx.tx.insert(variantLectures).values({ variantId, sectionId: section!.id })
  const [lecture] = await tx
    .update(lectures)
    .set({ title: `Lecture ${word}`, isFreeToWatch: true, nextVideoId: await aVideo(ctx) })
    .where(sql`id = ${lectureId}`)
    .returning()
  await tx.insert(courseEditors).values({ courseId, personId: admin.id, lectureId, saidAt: now })
  await tx.execute(sql`update sections set title = ${`Section ${word}`} where id = ${section!.id}`)
  await tx.execute(sql`update videos set title = ${`Video ${word}`}, uploaded_by_id = ${student.id}`)
  await tx
    .insert(productVisits)
    .values({ productId: courseId, on: '2026-11-20', campaign: `utm_source=${word}`, views: 1 })
  await tx.insert(firstStepsPutAway).values({ createdAt: now })
  await tx.insert(sampleProducts).values({ productId: (await aProduct(ctx, { title: `Sample ${word}` })).product.id })
  const [link] = await tx
    .insert(campaignLinks)
    .values({ productId: courseId, name: `Link ${word}`, campaign: `utm_source=${word}` })
    .returning()
  const counted = { amount: 10_000, lines: 1, sales: 1 }
  for (const table of [soldDays, soldChanges])
    await tx
      .insert(table)
      .values({ ...counted, productId: courseId, on: '2026-11-20', campaign: `utm_source=${word}`, currency: 'PLN' })
  for (const table of [learningDays, learningChanges])
    await tx.insert(table).values({ courseId, on: '2026-11-20', began: 2, finished: 1 })
  await tx.insert(courseGoals).values({ courseId, percent: 100 })
  await tx.insert(certificateRules).values({ courseId, isOn: true, way: 'completion', changedAt: now })
  const words = { title: '', before: '', after: '', more: '', role: '' }
  await tx.insert(certificateTemplates).values({
    courseId,
    layout: 'portrait',
    color: '',
    logo: 'none',
    signer: 'Anna',
    words: { en: words, pl: words },
    changedAt: now,
  })
  const [certificate] = await tx
    .insert(certificates)
    .values({
      code: newId(),
      personId: student.id,
      courseId,
      nameAsIssued: `Earned ${word}`,
      courseTitle: `Course ${word}`,
      way: 'completion',
      ruleVersion: 1,
    })
    .returning()
  const [category] = await tx
    .insert(categories)
    .values({ name: `Category ${word}`, position: 1 })
    .returning()
  const image = await aPicture(ctx, { uploadedById: student.id })
  const square = await aPicture(ctx)
  const picture = await aPicture(ctx, { context: 'page', uploadedById: admin.id })
  const avatar = await aPicture(ctx, { context: 'avatar', uploadedById: student.id })
  const authorAvatar = await aPicture(ctx, { context: 'page', uploadedById: admin.id })
  await tx.insert(authorAvatars).values({ imageId: authorAvatar.id })
  const erased = newId()
  await tx
    .insert(people)
    .values({ id: erased, role: 'erased', name: 'Deleted account', email: `${erased}@erased.invalid` })
  await tx
    .insert(keptIdentities)
    .values({ personId: erased, name: `Was ${word}`, email: `was-${word.toLowerCase()}@calls.test`, erasedAt: now })
  await tx.insert(mergedAccounts).values({
    studentId: student.id,
    name: `Was ${word}`,
    email: `too-${word.toLowerCase()}@calls.test`,
    mergedAt: now,
  })
  await tx.insert(studentDetails).values({ studentId: student.id, phone: '600 700 800' })
  const [adminNote] = await tx
    .insert(studentNotes)
    .values({ studentId: student.id, authorId: admin.id, body: `Noted ${word}` })
    .returning()
  const [studentTag] = await tx
    .insert(studentTags)
    .values({ name: `Tag ${word}` })
    .returning()
  await tx.insert(taggedStudents).values({ tagId: studentTag!.id, studentId: student.id })
  const logo = await aPicture(ctx, { context: 'logo', uploadedById: admin.id })
  await tx.insert(schoolLogos).values({ imageId: logo.id, iconImageId: logo.id })
  await tx
    .insert(pastLooks)
    .values({ template: 'octavo', overlayColor: '#123456', logoId: logo.id, iconId: logo.id, replacedById: admin.id })
  await tx.insert(lookDrafts).values({
    template: 'folio',
    overlayColor: '#654321',
    logoId: logo.id,
    lookVersion: 1,
    changedAt: now,
    changedById: admin.id,
  })
  await tx.insert(studentSpending).values({ studentId: reviewer.id, currency: 'PLN', amount: 1 })
  const comment = await aComment(
    ctx,
    student,
    { type: LECTURE_TYPE, id: lectureId },
    { body: `Comment ${word}`, repliesCount: 1 },
  )
  const reply = await aReply(ctx, student, comment.id, { body: `Reply ${word}` })
  const heldReply = await aReply(ctx, student, comment.id, { body: `Held ${word}`, heldAt: now })
  await tx.insert(votes).values({ votableType: COMMENT_TYPE, votableId: comment.id, voterId: admin.id, value: 1 })
  const reviewed = await aComment(ctx, reviewer, { type: LECTURE_TYPE, id: lectureId }, { body: `Reviewed ${word}` })
  const review = await aReview(ctx, {
    courseId,
    studentId: reviewer.id,
    title: `Review ${word}`,
    commentId: reviewed.id,
  })
  const front = { intro: `Front ${word}`, productId: courseId, hasProduct: true, pictureId: picture.id }
  const quotes = { quoteId: review.id, quotesCount: 1 }
  await tx.insert(fronts).values({ ...front, ...quotes })
  await tx.update(lookDrafts).set({ ...front, ...quotes, tagline: `Promise ${word}` })
  await tx.update(pastLooks).set({ ...front, ...quotes, tagline: `Promise ${word}` })
  const progress = { personId: student.id, lectureId, courseId, watchedAt: now, isFavourite: true }
  await tx.insert(lectureProgress).values(progress)
  await tx.insert(lectureReminders).values({ personId: student.id, lectureId, opensAt: now })
  await tx.insert(weeklyGoals).values({ personId: student.id, lectures: 3 })
  const filmOfLecture = { lectureId, videoId: lecture!.videoId! }
  await tx.insert(filmViews).values({ ...filmOfLecture, personId: student.id, seen: '{[0,5)}' })
  await tx.insert(filmSeconds).values({ ...filmOfLecture, second: 0, viewers: 1 })
  const [note] = await tx
    .insert(notes)
    .values({ personId: student.id, courseId, lectureId, body: `Note ${word}`, positionSeconds: 7 })
    .returning()
  const topic = await aTopic(ctx, { title: `Topic ${word}` })
  const photo = await aPicture(ctx, { context: 'post', uploadedById: student.id })
  const post = await aPost(ctx, student, topic.id, { title: `Post ${word}`, imageId: photo.id })
  await tx.insert(topicSubscriptions).values({ topicId: topic.id, personId: student.id })
  await tx.insert(notices).values({ personId: student.id, kind: 'comment', itemId: newId() })
  await tx.insert(answerMailRefusals).values({ personId: admin.id })
  await tx.insert(productMailRefusals).values({ personId: admin.id })
  await tx.insert(adminMailRefusals).values({ personId: admin.id, kind: 'sale' })
  await tx.insert(hiddenColumns).values({ personId: admin.id, list: 'orders', columns: ['code'] })
  await tx
    .insert(listExports)
    .values({ personId: admin.id, kind: 'orders', format: 'csv', filter: {}, filename: `${word}.csv`, language: 'en' })
  const [view] = await tx
    .insert(listViews)
    .values({ personId: admin.id, list: 'orders', name: `View ${word}`, query: `q=${word}` })
    .returning()
  const [promotion] = await tx
    .insert(promotions)
    .values({ variantId, amount: 1_000, startsAt: soon, referenceAmount: 10_000 })
    .returning()
  const [evergreen] = await tx
    .insert(evergreenOffers)
    .values({ variantId, amount: 1_000, durationSeconds: 3_600, referenceAmount: 10_000 })
    .returning()
  await tx.insert(evergreenStarts).values({ offerId: evergreen!.id, personId: student.id, startedAt: now })
  const [quiz] = await tx
    .insert(lectureComponents)
    .values({
      ownerId: lectureId,
      type: 'quiz_question',
      content: aQuiz({ question_html: `<p>Quiz ${word}</p>` }),
      position: 1,
    })
    .returning()
  const asked = { type: 'text_line' as const, label: `Question ${word}`, help: '' }
  const [component] = await tx
    .insert(lectureComponents)
    .values({ ownerId: lectureId, type: asked.type, content: asked, position: 2 })
    .returning()
  const handsIn = { type: 'hand_in' as const, label: `File ${word}`, help: '', kinds: [...HAND_IN_KINDS] }
  const [handIn] = await tx
    .insert(lectureComponents)
    .values({ ownerId: lectureId, type: handsIn.type, content: handsIn, position: 3 })
    .returning()
  const [entered] = await tx
    .insert(componentEntries)
    .values({
      personId: student.id,
      componentId: component!.id,
      courseId,
      values: [`Entry ${word}`],
      enteredAt: now,
      answer: `Answer ${word}`,
      answerId: newId(),
      answeredAt: now,
      answeredById: admin.id,
      answeredEntryAt: now,
    })
    .returning()
  const [exam] = await tx
    .insert(exams)
    .values({ ...NEW_EXAM, isOn: true, lectureId, courseId })
    .returning()
  const [bank] = await tx
    .insert(examBanks)
    .values({ examId: exam!.id, title: `Bank ${word}`, position: 1 })
    .returning()
  const [examQuestion] = await tx.insert(examQuestions).values({ bankId: bank!.id, position: 1 }).returning()
  const [askedVersion] = await tx
    .insert(questionVersions)
    .values({ questionId: examQuestion!.id, number: 1, content: aNumber, points: 1 })
    .returning()
  const [attempt] = await tx
    .insert(examAttempts)
    .values({ examId: exam!.id, personId: student.id, number: 1, passingPercent: 70, startedAt: now, pointsMax: 1 })
    .returning()
  const [attemptAnswer] = await tx
    .insert(attemptAnswers)
    .values({ attemptId: attempt!.id, position: 0, versionId: askedVersion!.id, shownOrder: [] })
    .returning()
  const [essay] = await tx.insert(examQuestions).values({ bankId: bank!.id, position: 2 }).returning()
  const [essayVersion] = await tx
    .insert(questionVersions)
    .values({ questionId: essay!.id, number: 1, content: anEssay, points: 5 })
    .returning()
  const [handedIn] = await tx
    .insert(examAttempts)
    .values({
      examId: exam!.id,
      personId: student.id,
      number: 2,
      state: 'submitted',
      passingPercent: 70,
      startedAt: now,
      closedAt: now,
      pointsMax: 10,
    })
    .returning()
  const [gradedAnswer, writtenAnswer] = await tx
    .insert(attemptAnswers)
    .values(
      [0, 1].map((position) => ({
        attemptId: handedIn!.id,
        position,
        versionId: essayVersion!.id,
        shownOrder: [],
        given: { chosen: [], written: `Answer ${word}` },
        awaitsSince: now,
      })),
    )
    .returning()
  await tx.insert(answerGrades).values({
    answerId: gradedAnswer!.id,
    number: 1,
    points: 3,
    feedback: `Feedback ${word}`,
    reason: '',
    graderId: admin.id,
  })
  const [pdf] = await tx
    .insert(lecturePdfs)
    .values({ lectureId, fileId: newId(), filename: `Sheet ${word}.pdf`, state: 'ready', bytes: 1_000 })
    .returning()
  const [price] = await tx.select().from(priceHistory)
  const { product: bundle } = await aProduct(ctx, { kind: 'bundle', title: `Bundle ${word}`, published: false })
  await tx
    .insert(productPitches)
    .values({ productId: courseId, outcomes: [word], audience: [word], questions: [{ question: word, answer: word }] })
  await tx.insert(inclusions).values({ bundleId: bundle.id, productId: courseId, position: 1 })
  const { product: event } = await aProduct(ctx, { kind: 'live_event', title: `Event ${word}`, published: false })
  await tx.insert(liveEvents).values({ productId: event.id })
  await tx.insert(liveEventSessions).values({ productId: event.id, position: 1, startsAt: now, endsAt: soon })
  const { product: download } = await aProduct(ctx, { kind: 'download', title: `Download ${word}`, published: false })
  const [file] = await tx
    .insert(downloadFiles)
    .values({ downloadId: download.id, title: `File ${word}`, position: 1 })
    .returning()
  const [stored] = await tx
    .insert(storedFiles)
    .values({ filename: `${word}.mp3`, contentType: 'audio/mpeg', state: 'ready', bytes: 1_000 })
    .returning()
  const blockPicture = await aPicture(ctx, { context: 'lecture' })
  const blockFilmId = await aVideo(ctx, { isForBlocks: true })
  const [storedPdf] = await tx
    .insert(storedFiles)
    .values({ filename: `${word}.pdf`, contentType: 'application/pdf', state: 'ready', bytes: 1_000 })
    .returning()
  const [version] = await tx
    .insert(fileVersions)
    .values({ fileId: file!.id, storedId: stored!.id, number: 1, note: `Note ${word}` })
    .returning()
  await tx.insert(fileLoads).values({ versionId: version!.id, personId: student.id })
  const { product: sold } = await aProduct(ctx, { kind: 'community', title: `Community ${word}`, published: false })
  const { product: membership } = await aProduct(ctx, {
    kind: 'membership',
    title: `Membership ${word}`,
    published: false,
  })
  await tx.insert(openings).values({ membershipId: membership.id, productId: courseId })
  const { product: consultation } = await aProduct(ctx, {
    kind: 'consultation',
    title: `Consultation ${word}`,
    published: false,
  })
  await tx.insert(consultations).values({ productId: consultation.id, place: `https://${word.toLowerCase()}.example` })
  const hours = { productId: consultation.id, fromMinute: 540, untilMinute: 600 }
  await tx.insert(availabilityRules).values({ ...hours, weekday: 1 })
  await tx.insert(availabilityExceptions).values({ ...hours, day: '2040-01-02' })
  const money = { amount: 10_000, currency: 'PLN' }
  const billing = { phone: '', vat_id: '', address_1: word, address_2: '', country: '' }
  const [terms] = await tx
    .insert(legalTexts)
    .values({ which: 'terms', version: 2, html: `<p>Terms ${word}</p>` })
    .returning()
  const [order] = await tx
    .insert(orders)
    .values({
      studentId: student.id,
      productId: courseId,
      checkoutKey: newId(),
      consents: [],
      billing,
      language: 'en',
      status: 'paid',
      fulfilledAt: now,
      termsId: terms!.id,
      ...money,
    })
    .returning()
  const line = {
    productId: courseId,
    variantId,
    standardAmount: 11_000,
    discountAmount: 1_000,
    accessDays: 0,
    ...money,
  }
  const [orderLine] = await tx
    .insert(orderLines)
    .values({ orderId: order!.id, title: `Line ${word}`, ...line })
    .returning()
  const reduced = { source: 'promotion' as const, sourceId: promotion!.id, amount: 1_000 }
  await tx.insert(lineDiscounts).values({ lineId: orderLine!.id, ...reduced })
  const claimed = { resource: 'package' as const, resourceId: promotion!.id, expiresAt: soon }
  await tx.insert(claims).values({ orderId: order!.id, ...claimed })
  const [code] = await tx
    .insert(codes)
    .values({ code: `Code-${word}`, kind: 'percent', value: 10, currency: 'PLN', isForAllProducts: false })
    .returning()
  await tx
    .insert(checkoutForms)
    .values({ productId: courseId, fields: [aTypedField({ name: 'wish', label: word })] as CheckoutField[] })
  const { product: added, variants: addedAt } = await aProduct(ctx, { title: `Added ${word}` })
  const [bump] = await tx
    .insert(bumps)
    .values({
      productId: courseId,
      offeredProductId: added.id,
      variantId: addedAt[0]!.variant.id,
      position: 1,
      price: 'usual',
      words: word,
    })
    .returning()
  const { product: after, variants: afterAt } = await aProduct(ctx, { title: `After ${word}` })
  await tx.insert(upsells).values({
    productId: courseId,
    offeredProductId: after.id,
    variantId: afterAt[0]!.variant.id,
    price: 'usual',
    words: word,
  })
  const { variants: offeredAt } = await aProduct(ctx, { title: `Offered ${word}` })
  await tx.insert(codeProducts).values({ codeId: code!.id, productId: courseId })
  const partnerToken = newSecret()
  const [partner] = await tx
    .insert(partners)
    .values({
      name: `Partner ${word}`,
      email: `partner-${word}@calls.test`,
      code: `Partner-${word}`,
      commissionKind: 'percent',
      commissionValue: 20,
      currency: 'PLN',
      promoCodeId: code!.id,
      pageDigest: digestOf(partnerToken),
      pageMadeAt: now,
    })
    .returning()
  const partnerId = partner!.id
  await tx.insert(partnerProducts).values({ partnerId, productId: courseId })
  await tx.insert(partnerClicks).values({ partnerId, productId: courseId, on: '2026-11-01', clicks: 1 })
  await tx.insert(attributions).values({ orderId: order!.id, partnerId, clickedAt: now, paidAt: now })
  // More than was paid: calls pay what their sample says.
  const earned = { price: 90_000, amount: 90_000, earned: 90_000, currency: 'PLN' }
  await tx.insert(commissions).values({
    lineId: orderLine!.id,
    orderId: order!.id,
    productId: courseId,
    kind: 'percent',
    value: 100,
    ...earned,
  })
  const [payout] = await tx
    .insert(payouts)
    .values({ partnerId, key: newId(), amount: 100, currency: 'PLN', paidOn: '2026-11-02', note: word })
    .returning()
  const [withdrawal] = await tx
    .insert(contractWithdrawals)
    .values({
      orderId: order!.id,
      name: word,
      email: student.email,
      text: `Statement ${word}`,
      version: 1,
      language: 'en',
      verdict: 'accepted',
      lines: [{ lineId: orderLine!.id, verdict: 'accepted', amount: 10_000, quantity: 1, isOwn: true, begunAt: null }],
      dueAmount: 10_000,
    })
    .returning()
  await tx.insert(refundRequests).values({ orderId: order!.id, reason: `Reason ${word}` })
  await tx.insert(checkoutReminders).values({
    productId: courseId,
    variantId,
    email: `${word}@calls.test`,
    name: word,
    billing: { ...billing, company_name: word, postal_code: '', city: '' },
    code: '',
    language: 'en',
    keyDigest: word,
    consentText: word,
    consentVersion: 1,
    consentedAt: now,
  })
  await tx.insert(vatChecks).values({ orderId: order!.id, number: word, outcome: 'unanswered', name: word, since: now })
  const account = await openSandboxAccount(ctx)
  const payment = {
    orderId: order!.id,
    payerId: student.id,
    accountId: account!.id,
    description: `Payment ${word}`,
    ...money,
  }
  const [transaction] = await tx
    .insert(transactions)
    .values({ ...payment, hash: newSecret(), status: 'AUTHENTICATION', authenticationUrl: `http://bank.test/${word}` })
    .returning()
  await tx
    .insert(refunds)
    .values({ transactionId: transaction!.id, lineId: orderLine!.id, amount: 1, key: word, state: 'refused' })
  await tx.insert(matters).values({ kind: 'dispute', subjectId: newId(), orderId: order!.id, dueAt: now })
  await tx.insert(disputes).values({ state: 'open', transactionId: transaction!.id })
  await tx.insert(ledgerPending).values({ transactionId: transaction!.id, clearsAt: later })
  await tx
    .insert(ledgerCheckpoints)
    .values({ account: 'sales', currency: money.currency, amount: 0, before: now.toISOString() })
  await tx
    .insert(ledgerCorrections)
    .values({ account: 'owed_platform', currency: money.currency, amount: 1, reason: word })
  await tx.insert(ledgerChecks).values({ begunAt: now, checkedAt: now })
  await tx.insert(savedCards).values({
    personId: student.id,
    accountId: account!.id,
    transactionId: transaction!.id,
    sealedToken: word,
    keyVersion: word,
    fingerprint: word,
    brand: 'visa',
    last4: '1111',
    expiryMonth: 12,
    expiryYear: 2039,
    forgetAt: soon,
  })
  const { product: plan, variants: planned } = await aProduct(ctx, { title: `Plan ${word}` })
  await tx
    .update(variants)
    .set({ paymentModel: BY_PERIODS, periodMonths: 1 })
    .where(sql`id = ${planned[0]!.variant.id}`)
  const [planBump] = await tx
    .insert(bumps)
    .values({
      productId: plan.id,
      offeredProductId: added.id,
      variantId: addedAt[0]!.variant.id,
      position: 1,
      price: 'usual',
      words: word,
    })
    .returning()
  const [member] = await tx
    .insert(memberships)
    .values({
      studentId: student.id,
      productId: plan.id,
      variantId: planned[0]!.variant.id,
      orderId: order!.id,
      orderLineId: orderLine!.id,
      amount: 100,
      currency: money.currency,
      months: 1,
      anchorAt: now,
      periodEndsAt: later,
      nextAt: later,
      cardFrom: transaction!.id,
    })
    .returning()
  await tx
    .insert(membershipPeriods)
    .values({ membershipId: member!.id, number: 1, startsAt: now, endsAt: later, amount: 100, state: 'free' })
  await tx
    .insert(priceAnnouncements)
    .values({ variantId: planned[0]!.variant.id, amount: 200, currency: money.currency, from: later })
  await tx.insert(planChanges).values({
    membershipId: member!.id,
    orderId: order!.id,
    variantId: planned[0]!.variant.id,
    amount: 200,
    months: 3,
    replacesNumber: 1,
  })
  await tx.insert(cancelSurveys).values({ membershipId: member!.id, reason: 'other', otherReason: word })
  await tx.insert(subscriptionSettings).values({ graceDays: 3 })
  const [notification] = await tx
    .insert(gatewayNotifications)
    .values({ accountId: account!.id, eventId: newId(), body: word })
    .returning()
  const [pool] = await tx
    .insert(seatPools)
    .values({
      orderLineId: orderLine!.id,
      buyerId: student.id,
      productId: courseId,
      variantId,
      bought: 900,
      accessDays: 0,
    })
    .returning()
  const [adminInvitation] = await tx
    .insert(adminInvitations)
    .values({ email: `admin-${word}@calls.test`, adminRole: 'editor', sentAt: now, expiresAt: later })
    .returning()
  await tx
    .insert(emailChanges)
    .values({ personId: student.id, email: `new-${word}@calls.test`, oldEmail: student.email, expiresAt: later })
  // The school demands one of its admins, and this one has it.
  await tx
    .insert(authenticators)
    .values({ personId: admin.id, sealedSecret: word, keyVersion: word, lastStep: 1, confirmedAt: now })
  await tx.insert(secondFactorDemands).values({ demandedById: erased, demandedAt: now })
  await tx.insert(recoveryCodes).values({ personId: erased, digest: word })
  // As `sample.ts` types it.
  await givePassword(ctx, student.id, 'bardzo-dobre-hasło')
  const [passkey] = await tx
    .insert(passkeys)
    .values({
      personId: student.id,
      credentialId: word,
      publicKey: word,
      counter: 0,
      transports: ['internal'],
      host: 'elsewhere.test',
      name: word,
      isBackedUp: false,
    })
    .returning()
  await tx
    .insert(passkeyChallenges)
    .values({ challenge: word, purpose: 'log-in', host: 'elsewhere.test', expiresAt: soon })
  const guest = { name: `Guest ${word}`, email: `guest-${word}@calls.test`, language: 'en' as const }
  const [invitation] = await tx
    .insert(invitations)
    .values({ poolId: pool!.id, sentAt: new Date(now.getTime() - DAY), ...guest })
    .returning()
  const given = { name: `Given ${word}`, email: `given-${word}@calls.test`, message: word, send_on: '2040-01-01' }
  const [giftLine] = await tx
    .insert(orderLines)
    .values({ orderId: order!.id, kind: 'bump', position: 1, title: `Gift ${word}`, seats: 1, gift: given, ...line })
    .returning()
  const [giftPool] = await tx
    .insert(seatPools)
    .values({ ...pool!, id: newId(), orderLineId: giftLine!.id, bought: 1, taken: 0, isGift: true })
    .returning()
  const [gift] = await tx
    .insert(invitations)
    .values({ ...given, poolId: giftPool!.id, language: 'en', status: 'waiting', sentAt: soon })
    .returning()
  const access = {
    studentId: student.id,
    productId: courseId,
    variantId,
    reason: word,
    accessDays: 0,
    accessUntil: null,
  }
  await grantAccess(ctx, { ...access, source: 'free', sourceId: newId() })
  const [grant] = await tx.select().from(grants)
  const taken = {
    studentId: student.id,
    productId: courseId,
    source: 'invitation' as const,
    sourceId: newId(),
    startsAt: now,
  }
  await grantAccess(ctx, { ...access, productId: download.id, variantId: null, source: 'free', sourceId: newId() })
  const [old] = await tx
    .insert(grants)
    .values({ ...taken, endsAt: now })
    .returning()
  await tx.insert(revocations).values({ grantId: old!.id, reason: word })
  const coming = {
    studentId: student.id,
    productId: event.id,
    source: 'free' as const,
    sourceId: newId(),
    startsAt: now,
  }
  const [entry] = await tx.insert(grants).values(coming).returning()
  const [ticket] = await tx
    .insert(tickets)
    .values({ productId: event.id, grantId: entry!.id, studentId: student.id, code: newCode() })
    .returning()
  const [inLine] = await tx
    .insert(waitingEntries)
    .values({
      productId: event.id,
      studentId: student.id,
      name: `Waits ${word}`,
      email: `${word}@waiting.test`,
      mailbox: `${word}@waiting.test`.toLowerCase(),
      language: 'en',
      queuedAt: now,
      consentText: word,
      consentVersion: 1,
      consentedAt: now,
    })
    .returning()
  const [hour] = await tx
    .insert(grants)
    .values({ ...coming, productId: consultation.id, sourceId: newId() })
    .returning()
  const [waiting] = await tx
    .insert(grants)
    .values({ ...coming, productId: consultation.id, sourceId: newId() })
    .returning()
  const feedToken = newSecret()
  await tx.insert(calendarFeeds).values({ personId: student.id, tokenDigest: digestOf(feedToken) })
  const times = { startsAt: soon, endsAt: later, busyFrom: soon, busyUntil: later }
  const [booking] = await tx
    .insert(bookings)
    .values({ productId: consultation.id, studentId: student.id, grantId: hour!.id, state: 'booked', ...times })
    .returning()
  const letter = { to: student.email, subject: `Mail ${word}`, html: word, text: word }
  const [mail] = await tx
    .insert(mails)
    .values({
      cause: newId(),
      failedAt: now,
      failure: word,
      attachment: { kind: ORDER_CONFIRMATION, id: order!.id },
      ...letter,
    })
    .returning()
  const email = aField({ name: 'email', type: 'email', required: true })
  const [form] = await tx
    .insert(leadForms)
    .values({
      name: `Form ${word}`,
      header: word,
      language: 'en',
      fields: [email],
      hiddenFields: [],
      isOnHome: true,
      onCourses: 'chosen',
    })
    .returning()
  await tx.insert(leadFormCourses).values({ formId: form!.id, courseId })
  const signUp = { name: word, email: `${word}@calls.test`, searchText: word.toLowerCase(), language: 'en' as const }
  const [lead] = await tx
    .insert(leads)
    .values({ formId: form!.id, formName: form!.name, answers: [], utm: {}, ...signUp })
    .returning()
  const question = aQuestion({ id: SURVEY_QUESTION_ID })
  const shownPhoto = await aPicture(ctx, { context: 'article', uploadedById: admin.id })
  const [article] = await tx
    .insert(articles)
    .values({
      language: 'en',
      slug: word.toLowerCase(),
      title: `Article ${word}`,
      body: `<p>Article ${word}</p>`,
      authorId: admin.id,
      updatedAt: now,
    })
    .returning()
  const ofArticle = { articleId: article!.id, position: 1 }
  await tx.insert(articleAddresses).values({ articleId: article!.id, slug: `was-${word.toLowerCase()}` })
  await tx.insert(articleTags).values({ ...ofArticle, slug: `tag-${word.toLowerCase()}`, name: `Tag ${word}` })
  await tx.insert(articlePhotos).values({ ...ofArticle, imageId: shownPhoto.id, alt: `Photo ${word}` })
  await tx.insert(articleProducts).values({ ...ofArticle, productId: courseId })
  const [articleBlock] = await tx
    .insert(articleBlocks)
    .values({
      ownerId: article!.id,
      type: 'image',
      content: { type: 'image', picture_id: shownPhoto.id, alt: `Photo ${word}`, caption: '' },
      position: 1,
    })
    .returning()
  const survey = await aSurvey(ctx, { title: `Survey ${word}`, questions: [question] })
  const response = { surveyId: survey.id, studentId: reviewer.id, answers: { [question.id]: word } }
  await tx.insert(surveyResponses).values(response)
  await tx.insert(surveyDisplays).values({ surveyId: survey.id, displayedOn: '2026-11-21', count: 1 })
  const [reported] = await tx
    .insert(cases)
    .values({ itemType: COMMENT_TYPE, itemId: comment.id, authorId: student.id, isHeld: false, reportsCount: 1 })
    .returning()
  const [held] = await tx
    .insert(cases)
    .values({ itemType: REPLY_TYPE, itemId: heldReply.id, authorId: student.id, isHeld: true })
    .returning()
  await tx.insert(reports).values({ caseId: reported!.id, reporterId: reviewer.id, reason: 'spam', words: word })
  await tx
    .insert(writingCounts)
    .values({ studentId: reviewer.id, kind: 'comment', used: 1, windowEndsAt: now, shownCount: 1 })
  await aMute(ctx, reviewer.id, { reason: word })
  await tx.insert(uncounted).values({ rowId: comment.id, counter: 'replies_count', by: 0 })
  await tx.insert(auditEntries).values({ adminId: admin.id, deed: 'POST /vote', area: 'votes', subject: word })
  await tx.insert(impersonations).values({ studentId: student.id, adminId: admin.id, adminName: `Admin ${word}` })
  const [supportLeave] = await tx
    .insert(supportLeaves)
    .values({ grantedById: admin.id, grantedBy: `Admin ${word}`, reason: word, expiresAt: now, endedAt: now })
    .returning()
  const [studentImport] = await tx
    .insert(studentImports)
    .values({ personId: admin.id, key: newId(), filename: `${word}.csv`, isWelcomed: false, reason: word })
    .returning()
  await tx
    .insert(importedLines)
    .values({ importId: studentImport!.id, line: 1, outcome: 'wrong', problem: 'email', words: word })
  await tx.insert(passwordResets).values({ id: newId(), personId: student.id, expiresAt: soon })
  await tx.insert(handovers).values({ id: newId(), personId: admin.id, expiresAt: soon })
  await tx.insert(schoolMonths).values({ month: '2026-01-01' })
  const [ownerLetter] = await tx
    .insert(ownerLetters)
    .values({ operatorName: word, subjectEn: word, textEn: word, subjectPl: word, textPl: word })
    .returning()
  await tx
    .insert(letterRecipients)
    .values({ letterId: ownerLetter!.id, name: word, email: `owner-${word}@calls.test`, language: 'en' })
  await tx
    .insert(operatorDeeds)
    .values({ schoolId: ctx.school.id, operatorName: word, deed: 'mail-retried', subject: word })
  await tx
    .insert(closings)
    .values({ closesOn: '2027-01-31', plannedBy: 'owner', plannedByName: word, words: word, calledOffAt: ctx.now })
  await tx.insert(domains).values({ host: `${word.toLowerCase()}.example` })
  return {
    courseId,
    courseIds: courseId,
    productId: courseId,
    productIds: courseId,
    certificateId: certificate!.id,
    viewId: view!.id,
    importId: studentImport!.id,
    targetCourseId: added.id,
    bundleId: bundle.id,
    bundleSlug: bundle.slug,
    eventId: event.id,
    eventSlug: event.slug,
    ticketId: ticket!.id,
    entryId: inLine!.id,
    ticketCode: ticket!.code,
    communityId: sold.id,
    communitySlug: sold.slug,
    membershipId: membership.id,
    membershipSlug: membership.slug,
    consultationId: consultation.id,
    consultationSlug: consultation.slug,
    bookingId: booking!.id,
    feedToken,
    waitingId: waiting!.id,
    downloadId: download.id,
    downloadSlug: download.slug,
    fileId: file!.id,
    sentFileId: stored!.id,
    storedId: stored!.id,
    storedPdfId: storedPdf!.id,
    blockFilmId,
    blockPictureId: blockPicture.id,
    variantId,
    slug,
    sectionId: section!.id,
    sectionIds: section!.id,
    lectureId,
    lectureIds: lectureId,
    componentId: component!.id,
    componentEntryId: entered!.id,
    quizId: quiz!.id,
    handInId: handIn!.id,
    bankId: bank!.id,
    questionId: examQuestion!.id,
    behindQuestionId: examQuestion!.id,
    attemptId: attempt!.id,
    answerId: attemptAnswer!.id,
    writtenAnswerId: writtenAnswer!.id,
    pdfId: pdf!.id,
    videoId: lecture!.videoId!,
    categoryId: category!.id,
    categoryIds: category!.id,
    coverId: image.id,
    squareId: square.id,
    imageId: avatar.id,
    authorAvatarId: authorAvatar.id,
    pictureId: picture.id,
    signatureId: picture.id,
    ownLogoId: logo.id,
    logoId: logo.id,
    darkLogoId: logo.id,
    iconId: logo.id,
    path: `images/${image.id}`,
    commentId: comment.id,
    reviewedCommentId: reviewed.id,
    replyId: reply.id,
    replyToId: reply.id,
    reviewId: review.id,
    reviewIds: review.id,
    noteId: note!.id,
    adminNoteId: adminNote!.id,
    tagId: studentTag!.id,
    topic: topic.id,
    topicId: topic.id,
    topicIds: topic.id,
    postId: post.id,
    promotionId: promotion!.id,
    priceId: price!.id,
    codeId: code!.id,
    promoCode: code!.code,
    linkId: link!.id,
    partnerId,
    partnerToken,
    payoutId: payout!.id,
    bumpId: bump!.id,
    bumpIds: bump!.id,
    offeredVariantId: offeredAt[0]!.variant.id,
    orderId: order!.id,
    afterOrder: order!.id,
    orderLineId: orderLine!.id,
    transactionId: transaction!.id,
    parentTransactionId: transaction!.id,
    buyerId: student.id,
    invitationId: invitation!.id,
    adminInvitationId: adminInvitation!.id,
    leaveId: supportLeave!.id,
    giftId: gift!.id,
    withdrawalId: withdrawal!.id,
    memberId: member!.id,
    planId: planned[0]!.variant.id,
    planBumpIds: planBump!.id,
    hash: transaction!.hash,
    passkeyId: passkey!.id,
    notificationId: notification!.id,
    accountId: account!.id,
    grantId: grant!.id,
    formId: form!.id,
    leadId: lead!.id,
    articleId: article!.id,
    articleSlug: article!.slug,
    articleBlockId: articleBlock!.id,
    authorId: admin.id,
    photoId: shownPhoto.id,
    surveyId: survey.id,
    mailId: mail!.id,
    caseId: reported!.id,
    heldCaseId: held!.id,
  }
}
