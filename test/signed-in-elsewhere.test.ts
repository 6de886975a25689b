import { afterAll, expect, test } from 'vitest'
import { aMarket } from '#modules/checkout/testing.ts'
import { aCopyOfEverything } from './calls/copy-of-everything.ts'
import { nameOf } from './calls/read-calls.ts'
import { rowsOf } from './calls/rows-of.ts'
import { isElsewhere, readSchoolCalls } from './calls/school-calls.ts'
import { sendCall } from './calls/send-call.ts'
import { inputFor, targetsIn } from './calls/slots.ts'

const world = await aMarket()
afterAll(() => world.close())

test('nobody is signed in at another school than their own', async () => {
  const [mine, theirs] = [await aCopyOfEverything(world), await aCopyOfEverything(world)]
  const before = await rowsOf(world, theirs)
  const heard: string[] = []
  for (const call of (await readSchoolCalls(world.app)).filter(({ access }) => access !== 'anyone')) {
    const targets = targetsIn(call, theirs, {})
    for (const person of [mine.student, mine.admin]) {
      const { status } = await sendCall(
        world.app,
        theirs.host,
        call,
        inputFor(call, targets, theirs.encryptedCard),
        person,
      )
      if (status !== 419 && !isElsewhere(call, status)) heard.push(`${nameOf(call)} as their ${person.role}: ${status}`)
    }
  }
  expect(heard).toEqual([])
  expect(await rowsOf(world, theirs)).toEqual(before)
})
