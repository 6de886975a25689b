import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { loadPages } from '#app/load-pages.ts'
import { aGrant } from '#modules/access/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { COMMENT_TYPE } from '#modules/comments/contract.ts'
import { aComment } from '#modules/comments/testing.ts'
import { aPost, aTopic } from '#modules/community/testing.ts'
import { listSlots } from '#modules/consultations/contract.ts'
import { aConsultation } from '#modules/consultations/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { givePassword } from '#modules/people/testing.ts'
import { getProduct } from '#modules/catalog/index.ts'
import { type SoldProduct, soldAs } from '#modules/catalog/testing.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import { type Cost, costOf, hearCosts } from './costs/cost-of.ts'
import { COSTS, type Work } from './costs/table.ts'
import type { TestPerson } from './world.ts'

/** Times in words and the like: what is sent differs by a little, and nobody minds. */
const BYTES_MAY_DIFFER_BY = 0.02
const SERVICE_CONSENTS = ['terms', 'service_now', 'service_waiver'] as const
const PASSWORD = 'zażółć gęślą jaźń'

const stopHearing = hearCosts()
const market = await aMarket()
const { app, close } = await buildApp(market.config, await loadPages())
afterAll(async () => {
  stopHearing()
  await close()
  await market.close()
})

const school = await market.aSchool()
const course = await school.work(async (ctx) => {
  const made = await aCourse(ctx)
  return { ...soldAs(await getProduct(ctx, { productId: made.courseId })), lectureId: made.sections[0]!.lectureIds[0]! }
})
const consultation = await aConsultation(school)
const topicId = await school.work(async (ctx) => {
  const topic = await aTopic(ctx)
  for (let made = 0; made < 20; made++) await aPost(ctx, school.admin, topic.id)
  return topic.id
})
const on = { type: LECTURE_TYPE, id: course.lectureId }
const commentId = await school.work(async (ctx) => {
  let id = ''
  for (let made = 0; made < 20; made++) ({ id } = await aComment(ctx, school.admin, on))
  return id
})

let people = 0
const aStudent = () => school.aStudent({ email: `${people++}@costs.test` })
const aReader = async () => {
  const student = await aStudent()
  await school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.id }))
  return student
}
const reader = await aReader()
const other = await aReader()

interface Asking {
  person?: TestPerson
  body?: object
  accept?: string
}

async function ask(url: string, { person, body, accept = 'application/json' }: Asking = {}) {
  const secret = person?.secret ?? 'a-browser-of-the-tests'
  const answer = await app.inject({
    url,
    method: body ? 'POST' : 'GET',
    headers: {
      host: school.host,
      accept,
      cookie: `katedra_${person ? 'session' : 'browser'}=${secret}`,
      ...(body && { 'x-csrf-token': forgeryToken(app.secretKey, secret) }),
    },
    ...(body && { payload: body }),
  })
  expect(answer.statusCode, answer.body.slice(0, 500)).toBeLessThan(300)
  return answer
}

type Answers = { body: string }[]
const told = (answer: Promise<{ body: string }>): Promise<Answers> => answer.then((one) => [one])

const page = (url: string, person?: TestPerson) => ask(url, { ...(person && { person }), accept: 'text/html' })

/** From the press on "Buy" to the page that says what was got. */
async function purchase(person: TestPerson, sold: SoldProduct, given: object = {}) {
  const { slug, ...order } = await market.aPurchase(school, { course: sold, ...given })
  return async () => {
    const placed = await ask(`/${slug}/onepagecheckout`, { person, body: order })
    const hash = placed.json<{ redirect: string }>().redirect.split('/').at(-1)
    const state = await ask(`/transaction/${hash}/pending`, { person, body: {} })
    expect(state.json()).toMatchObject({ status: 'ACCESS_GRANTED' })
    return [placed, state]
  }
}

async function booking(person: TestPerson) {
  const { slots } = await school.as().call(listSlots, { consultationSlug: consultation.slug })
  return purchase(person, consultation, { slot: slots.at(-1)!.starts_at, consents: [...SERVICE_CONSENTS] })
}

/** Made ahead: what a course that was just made had made forgotten would be counted as well, or not. */
const neverSeen = await school.work(async (ctx) => {
  const made = []
  for (let nth = 0; nth < 12; nth++) made.push(await aCourse(ctx))
  return made
})

async function aNewPage() {
  const { slug } = neverSeen.pop()!
  return () => told(page(`/${slug}`))
}

async function login(person: TestPerson) {
  await school.work((ctx) => givePassword(ctx, person.id, PASSWORD))
  return async () => [await ask('/login', { body: { email: person.email, password: PASSWORD } })]
}

/** What changes nothing costs the same however often it is done; from the second time on, what is kept is kept. */
const READING: [Work, () => Promise<Answers>][] = [
  ['course page, kept for visitors', () => told(page(`/${course.slug}`))],
  ['course page, kept for readers', () => told(page(`/${course.slug}`, reader))],
  ['course JSON', () => told(ask(`/json/products/${course.slug}`))],
  ['lesson, kept for readers', () => told(page(`/${course.slug}/watch/${course.lectureId}`, reader))],
  ['community feed, kept for readers', () => told(page(`/community/topics/${topicId}`, reader))],
  ['/my', () => told(page('/my', reader))],
  ['checkout page', () => told(page(`/${course.slug}/checkout`, other))],
  ['20 comments, JSON', () => told(ask(`/comments?${new URLSearchParams(on)}`, { person: reader }))],
]

/** What is done once is done by somebody else each time. */
const EACH_ANEW: [Work, (person: TestPerson) => Promise<() => Promise<Answers>>][] = [
  ['course page, rendered', () => aNewPage()],
  ['comment', async (person) => () => told(ask('/comments', { person, body: { ...on, body: 'Coś się dzieje' } }))],
  [
    'vote',
    async (person) => () => told(ask('/vote', { person, body: { type: COMMENT_TYPE, id: commentId, value: 1 } })),
  ],
  [
    'lecture marked complete',
    async (person) => () => told(ask(`/lecture/${course.lectureId}/complete`, { person, body: {} })),
  ],
  ['login', login],
  ['purchase of a course', (person) => purchase(person, course)],
  ['booking of a consultation', booking],
]

const inTheEnd = (work: Work, measured: () => ReturnType<typeof costOf>) =>
  // Others may have made something forgotten a moment ago: that is asked for once more, and the next time costs what it costs.
  expect.poll(async () => difference(work, await measured())).toBe('')

test.each(READING)('%s', (work, read) => inTheEnd(work, () => costOf(read)))

test.each(EACH_ANEW)('%s', async (work, prepare) => {
  const isBought = work.startsWith('purchase') || work.startsWith('booking')
  const aPerson = isBought ? aStudent : aReader
  await inTheEnd(work, async () => costOf(await prepare(await aPerson())))
})

/** What costs otherwise than the table says, with what was asked; nothing where it agrees. */
function difference(work: Work, { cost, asked }: { cost: Cost; asked: string[] }): string {
  const { bytes, ...counted } = COSTS[work]
  const isAsCounted = Object.entries(counted).every(([what, count]) => cost[what as keyof Cost] === count)
  const isAsLarge = Math.abs(cost.bytes - bytes) <= bytes * BYTES_MAY_DIFFER_BY
  return isAsCounted && isAsLarge ? '' : `'${work}': ${JSON.stringify(cost)}\n${asked.join('\n')}`
}
