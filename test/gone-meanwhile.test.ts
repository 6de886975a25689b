import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { aMarket } from '#modules/checkout/testing.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import { postComment } from '#modules/comments/contract.ts'
import { isWaitedFor } from './is-waited-for.ts'
import { type DescribedCall, nameOf, readCalls } from './calls/read-calls.ts'
import { aSchoolOfEverything, type SchoolOfEverything } from './calls/school-of-everything.ts'
import type { Sent } from './calls/send.ts'
import { sendCall } from './calls/send-call.ts'
import { inputFor, kindsFor, slotsOf, targetsIn } from './calls/slots.ts'
import type { TestPerson } from './world.ts'

/** Where the things that calls name are kept. What has no row of its own to be deleted is left out. */
const TABLES: Record<string, string> = {
  bundleId: 'products',
  communityId: 'products',
  consultationId: 'products',
  bookingId: 'bookings',
  downloadId: 'products',
  membershipId: 'products',
  fileId: 'download_files',
  sentFileId: 'stored_files',
  storedId: 'stored_files',
  courseId: 'products',
  productId: 'products',
  variantId: 'variants',
  sectionId: 'sections',
  sectionIds: 'sections',
  lectureId: 'lectures',
  lectureIds: 'lectures',
  componentId: 'lecture_components',
  quizId: 'lecture_components',
  handInId: 'lecture_components',
  videoId: 'videos',
  pdfId: 'lecture_pdfs',
  coverId: 'images',
  imageId: 'images',
  commentId: 'comments',
  replyId: 'replies',
  replyToId: 'replies',
  reviewId: 'reviews',
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
  'withdrawals',
  'refund_requests',
  'vat_checks',
  'seat_pools',
  'line_discounts',
  'order_lines',
  'orders',
]
/** What would keep products and people from being deleted at all. */
const KEEPERS = ['inclusions', 'payouts', 'commissions', 'attributions', 'transactions', 'grants']

/** Each call takes schools of its own: with all in one test, the slowest machine would need more than its time. */
const PARTS = 4

const market = await aMarket()
const calls = (await readCalls(market.app)).filter((call) => call.method !== 'GET' && slotsOf(call).length > 0)
const deleting = new pg.Client(market.config.databaseUrl)
const looking = new pg.Client(market.config.databaseUrl)
await deleting.connect()
await looking.connect()
afterAll(async () => {
  await deleting.end()
  await looking.end()
  await market.close()
})

let waited = 0

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'whatever is deleted in the middle of a call that names it, the call is refused or done, and never fails (%d)',
  { timeout: 300_000 },
  async (part) => {
    const problems: string[] = []
    for (const call of calls.filter((_, nth) => nth % PARTS === part)) {
      const way = await findTheWay(call)
      if (!way) continue
      for (const name of Object.keys(TABLES).filter((kind) => way.kinds.includes(kind))) {
        const { answer, hasWaited } = await race(call, way, name)
        if (hasWaited) waited++
        if (answer.status >= 500) problems.push(`${nameOf(call)}, ${name} gone: ${answer.status}`)
      }
    }
    expect(problems).toEqual([])
  },
)

test('many of those calls have met the deletion', () => {
  expect(waited).toBeGreaterThan(30)
})

test.each([
  ['a lecture', 'lectureId', 'is there for everyone'],
  ['a lecture', 'lectureId', 'waits for an admin, for https://new.example'],
  ['a post', 'postId', 'is there for everyone'],
  ['a post', 'postId', 'waits for an admin, for https://new.example'],
])('under %s that is gone no comment is left which %3$s', async (_what, kind, body) => {
  const school = await aSchoolOfEverything(market)
  const on = { type: school.types[kind]!, id: school.things[kind]! }
  const newcomer = await school.aStudent({ email: 'new@school.test' })
  const { answer } = await runInto(school, kind, () =>
    school
      .as(newcomer)
      .call(postComment, { ...on, body })
      .then(
        () => 201,
        ({ status }: ApiProblem) => status,
      ),
  )
  expect(answer).toBe(404)
  const left = await looking.query('select from comments where author_id = $1', [newcomer.id])
  expect(left.rowCount).toBe(0)
})

interface Way {
  idKind: string
  role: 'student' | 'admin' | undefined
  kinds: string[]
}

/** As whom, and with what for a bare id, a call does something; undefined when it does nothing that can be raced. */
async function findTheWay(call: DescribedCall): Promise<Way | undefined> {
  const school = await aSchoolOfEverything(market)
  const bare = slotsOf(call).find(({ name }) => name === 'id' || name === 'ids')
  for (const idKind of bare ? kindsFor(call, bare, school) : [''])
    for (const role of ['student', 'admin', undefined] as const) {
      const targets = targetsIn(call, school, { idKind })
      const { status } = await send(call, school, { idKind, role })
      if (status < 400) return { idKind, role, kinds: [...targets.values()].map(({ kind }) => kind) }
    }
  return undefined
}

function send(call: DescribedCall, school: SchoolOfEverything, { idKind, role }: Omit<Way, 'kinds'>): Promise<Sent> {
  const person: TestPerson | undefined = role && school[role]
  return sendCall(
    market.app,
    school.host,
    call,
    inputFor(call, targetsIn(call, school, { idKind }), school.encryptedCard),
    person,
  )
}

async function race(call: DescribedCall, way: Way, kind: string): Promise<{ answer: Sent; hasWaited: boolean }> {
  const school = await aSchoolOfEverything(market)
  return runInto(school, kind, () => send(call, school, way))
}

/** One transaction deletes, the call runs into it, and only then the first commits. */
async function runInto<T>(school: SchoolOfEverything, kind: string, call: () => Promise<T>) {
  await deleting.query('begin')
  await deleting.query('set local session_replication_role = replica')
  for (const table of AGREED) await deleting.query(`delete from ${table} where school_id = $1`, [school.id])
  await deleting.query('set local session_replication_role = origin')
  for (const table of KEEPERS) await deleting.query(`delete from ${table} where school_id = $1`, [school.id])
  await deleting.query(`delete from ${TABLES[kind]} where id = $1`, [school.things[kind]])
  let isAnswered = false
  const answering = call().finally(() => (isAnswered = true))
  let hasWaited = false
  while (!isAnswered && !hasWaited) hasWaited = await isWaitedFor((statement) => deleting.query(statement))
  await deleting.query('commit')
  return { answer: await answering, hasWaited }
}
