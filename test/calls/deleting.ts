import pg from 'pg'
import type { World } from '#test/world.ts'
import { isWaitedFor } from '../is-waited-for.ts'
import type { SchoolOfEverything } from './school-of-everything.ts'

/** Where the things that calls name are kept. What has no row of its own to be deleted is left out. */
export const TABLES: Record<string, string> = {
  bundleId: 'products',
  communityId: 'products',
  consultationId: 'products',
  bookingId: 'bookings',
  downloadId: 'products',
  membershipId: 'products',
  fileId: 'download_files',
  sentFileId: 'stored_files',
  storedId: 'stored_files',
  storedPdfId: 'stored_files',
  courseId: 'products',
  productId: 'products',
  variantId: 'variants',
  planId: 'variants',
  planBumpIds: 'bumps',
  sectionId: 'sections',
  sectionIds: 'sections',
  lectureId: 'lectures',
  lectureIds: 'lectures',
  componentId: 'lecture_components',
  quizId: 'lecture_components',
  handInId: 'lecture_components',
  videoId: 'videos',
  blockFilmId: 'videos',
  pdfId: 'lecture_pdfs',
  coverId: 'images',
  squareId: 'images',
  blockPictureId: 'images',
  imageId: 'images',
  commentId: 'comments',
  replyId: 'replies',
  replyToId: 'replies',
  reviewId: 'reviews',
  articleBlockId: 'article_blocks',
  noteId: 'notes',
  adminNoteId: 'student_notes',
  topic: 'topics',
  topicId: 'topics',
  topicIds: 'topics',
  categoryIds: 'categories',
  postId: 'posts',
  codeId: 'codes',
  partnerId: 'partners',
  payoutId: 'payouts',
  bumpId: 'bumps',
  bumpIds: 'bumps',
  offeredVariantId: 'variants',
  formId: 'lead_forms',
  leadId: 'leads',
  entryId: 'waiting_entries',
  surveyId: 'surveys',
  caseId: 'moderation_cases',
  heldCaseId: 'moderation_cases',
  studentId: 'people',
}
/** What nobody deletes, with all that goes with it. */
const AGREED = [
  'claims',
  'cancel_surveys',
  'plan_changes',
  'membership_periods',
  'memberships',
  'price_announcements',
  'contract_withdrawals',
  'refund_requests',
  'vat_checks',
  'seat_pools',
  'line_discounts',
  'order_lines',
  'orders',
]
/** What would keep products and people from being deleted at all. */
const KEEPERS = ['inclusions', 'payouts', 'commissions', 'attributions', 'transactions', 'grants', 'merged_accounts']

export interface Deleting {
  /** One transaction deletes a thing of a school, the call runs into it, and only then the first commits. */
  runInto<T>(
    school: SchoolOfEverything,
    kind: string,
    call: () => Promise<T>,
  ): Promise<{ answer: T; hasWaited: boolean }>
  close(): Promise<void>
}

export async function openDeleting({ config }: World): Promise<Deleting> {
  const client = new pg.Client(config.databaseUrl)
  await client.connect()
  return {
    async runInto(school, kind, call) {
      await client.query('begin')
      await client.query(deletingOf(school, kind))
      let isAnswered = false
      const answering = call().finally(() => (isAnswered = true))
      let hasWaited = false
      while (!isAnswered && !hasWaited) hasWaited = await isWaitedFor((statement) => client.query(statement))
      await client.query('commit')
      return { answer: await answering, hasWaited }
    },
    close: () => client.end(),
  }
}

function deletingOf({ id, things }: SchoolOfEverything, kind: string): string {
  const ofSchool = (table: string) => `delete from ${table} where school_id = '${id}'`
  return [
    'set local session_replication_role = replica',
    ...AGREED.map(ofSchool),
    'set local session_replication_role = origin',
    ...KEEPERS.map(ofSchool),
    `delete from ${TABLES[kind]} where id = '${things[kind]}'`,
  ].join(';')
}
