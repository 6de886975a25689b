import { afterAll, expect, test } from 'vitest'
import { aMarket } from '#modules/checkout/testing.ts'
import { aCopyOfEverything } from './calls/copy-of-everything.ts'
import { type DescribedCall, nameOf } from './calls/read-calls.ts'
import { rowsOf } from './calls/rows-of.ts'
import { idKindsOf, isOfPlatform, mayCall, reads, readSchoolCalls } from './calls/school-calls.ts'
import { aSchoolOfEverything } from './calls/school-of-everything.ts'
import { sendCall } from './calls/send-call.ts'
import type { Sent } from './calls/send.ts'
import { inputFor, slotsOf, targetsIn } from './calls/slots.ts'
import { within } from '#test/limits.ts'

const world = await aMarket()
const calls = (await readSchoolCalls(world.app)).filter((call) => slotsOf(call).length > 0 && !isOfPlatform(call))
const readers = await aCopyOfEverything(world)
afterAll(() => world.close())

test('the school of everything has a row in every table of a school, and its copy has as many', async () => {
  const counted = async (school: { id: string }) =>
    Object.entries(await rowsOf(world, school)).map(([table, rows]) => [table, Number.parseInt(rows)] as const)
  const made = await counted(await aSchoolOfEverything(world))
  expect(made.length).toBeGreaterThan(20)
  expect(made.filter(([, rows]) => rows === 0).map(([table]) => table)).toEqual([])
  expect(await counted(await aCopyOfEverything(world))).toEqual(made)
})

test('two copies have every kind of thing, and none in common', async () => {
  const [one, other] = [await aCopyOfEverything(world), await aCopyOfEverything(world)]
  expect(Object.keys(one.things)).toEqual(Object.keys(other.things))
  const things = new Set(Object.values(one.things))
  expect(Object.values(other.things).filter((thing) => things.has(thing))).toEqual([])
})

test('every call works on the things of one’s own school', { timeout: within(300_000) }, async () => {
  const useless: string[] = []
  for (const call of calls) {
    const answers = await useOwn(call)
    if (!answers.some(isUseful)) useless.push(`${nameOf(call)}: ${describeAnswers(answers)}`)
  }
  expect(useless).toEqual([])
})

/** Uses a call in a school of its own, or that of all calls which only read, as everyone in turn and with every kind of thing it may mean, until it does something. */
async function useOwn(call: DescribedCall): Promise<Sent[]> {
  const answers: Sent[] = []
  const mine = reads(call) ? readers : await aCopyOfEverything(world)
  for (const idKind of idKindsOf(call, mine)) {
    for (const person of [undefined, mine.student, mine.admin].filter((each) => mayCall(call, each))) {
      const answer = await sendCall(
        world.app,
        mine.host,
        call,
        inputFor(call, targetsIn(call, mine, { idKind }), mine.encryptedCard),
        person,
      )
      answers.push(answer)
      if (isUseful(answer)) return answers
    }
  }
  return answers
}

const isUseful = ({ status }: Sent): boolean => status < 400 || status === 409

const describeAnswers = (answers: Sent[]): string =>
  [...new Set(answers.map(({ status, text }) => `${status} ${text}`))].join(' | ').slice(0, 400)
