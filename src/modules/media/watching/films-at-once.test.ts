import { afterAll, afterEach, expect, test } from 'vitest'
import { hearChanges } from '#app/hear-changes.ts'
import { clock, SECOND } from '#platform/clock.ts'
import { aWorld } from '#test/world.ts'
import { FilmsAtOnce } from './films-at-once.ts'

const world = await aWorld()
const here = new FilmsAtOnce(world.app.units)
const there = new FilmsAtOnce(world.app.units)
let heard = 0
const stopHearing = await hearChanges(
  world.config.databaseUrl,
  {
    contentChanged: () => undefined,
    peopleChanged: () => undefined,
    sessionEnded: () => undefined,
    shownChanged: () => undefined,
    workLeft: () => undefined,
    filmsWatched(message) {
      heard++
      for (const films of [here, there]) films.heard(message)
    },
  },
  world.app.log,
)
afterAll(async () => {
  await stopHearing()
  await world.close()
})

let moved = 0
const later = (seconds: number) => {
  clock.moveBy(seconds * SECOND)
  moved += seconds
}
afterEach(() => {
  clock.moveBy(-moved * SECOND)
  moved = 0
})
let expected = 0
/** Until all processes know, from so many messages more. */
async function told(messages = 1): Promise<void> {
  expected += messages
  await expect.poll(() => heard, { timeout: 10_000 }).toBe(expected)
}

test('processes count the films of an account together, and agree on which were first', async () => {
  expect([here.mayGoOn('anna', 'a'), here.mayGoOn('anna', 'b'), there.mayGoOn('anna', 'c')]).toEqual([true, true, true])
  later(1)
  expect(there.mayGoOn('anna', 'd')).toBe(true)
  await told(2)
  later(15)
  expect([here.mayGoOn('anna', 'a'), here.mayGoOn('anna', 'b'), there.mayGoOn('anna', 'c')]).toEqual([true, true, true])
  await told(2)
  expect([here.mayGoOn('anna', 'e'), there.mayGoOn('anna', 'd'), there.mayGoOn('anna', 'e')]).toEqual([
    false,
    false,
    false,
  ])
  expect([here.mayGoOn('anna', 'c'), there.mayGoOn('anna', 'a'), here.mayGoOn('jan', 'e')]).toEqual([true, true, true])
  await told()
})

test('a film that was left in one process makes room in the other', async () => {
  for (const film of ['a', 'b', 'c']) here.mayGoOn('ewa', film)
  await told()
  later(16)
  for (const film of ['a', 'b', 'c']) here.mayGoOn('ewa', film)
  await told()
  expect(there.mayGoOn('ewa', 'd')).toBe(false)
  here.left('ewa', 'a')
  await told()
  expect(there.mayGoOn('ewa', 'd')).toBe(true)
  await told()
})

test('who watches on is told of rarely', async () => {
  here.mayGoOn('ola', 'a')
  await told()
  for (let second = 0; second < 14; second++) {
    later(1)
    here.mayGoOn('ola', 'a')
  }
  await new Promise((resolve) => setTimeout(resolve, SECOND))
  expect(heard).toBe(expected)
})
