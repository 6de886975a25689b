import { afterAll, afterEach, expect, test } from 'vitest'
import { hearChanges } from '#app/hear-changes.ts'
import { clock, SECOND } from '#platform/clock.ts'
import { aWorld } from '#test/world.ts'
import { FilmsAtOnce } from './films-at-once.ts'

const world = await aWorld()
const here = new FilmsAtOnce(world.app.units)
const there = new FilmsAtOnce(world.app.units)
/** what each told of each film of an account, such as `anna a` */
const heard: string[] = []
const stopHearing = await hearChanges(
  world.config.databaseUrl,
  {
    contentChanged: () => undefined,
    peopleChanged: () => undefined,
    sessionEnded: () => undefined,
    shownChanged: () => undefined,
    workLeft: () => undefined,
    filmsWatched(message) {
      heard.push(...message.split('\n').slice(1).map(filmOf))
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
const filmOf = (told: string) => told.split(' ').slice(0, 2).join(' ')
let known = 0
/** Until all processes know of these films, told of since this was last asked. */
async function told(...films: string[]): Promise<void> {
  const since = () => heard.slice(known).filter((film) => films.includes(film))
  await expect.poll(() => since().toSorted()).toEqual(films.toSorted())
  known = heard.length
}

test('processes count the films of an account together, and agree on which were first', async () => {
  expect([here.mayGoOn('anna', 'a'), here.mayGoOn('anna', 'b'), there.mayGoOn('anna', 'c')]).toEqual([true, true, true])
  later(1)
  expect(there.mayGoOn('anna', 'd')).toBe(true)
  await told('anna a', 'anna b', 'anna c', 'anna d')
  later(15)
  expect([here.mayGoOn('anna', 'a'), here.mayGoOn('anna', 'b'), there.mayGoOn('anna', 'c')]).toEqual([true, true, true])
  await told('anna a', 'anna b', 'anna c')
  expect([here.mayGoOn('anna', 'e'), there.mayGoOn('anna', 'd'), there.mayGoOn('anna', 'e')]).toEqual([
    false,
    false,
    false,
  ])
  expect([here.mayGoOn('anna', 'c'), there.mayGoOn('anna', 'a'), here.mayGoOn('jan', 'e')]).toEqual([true, true, true])
  await told('jan e')
})

test('a film that was left in one process makes room in the other', async () => {
  const three = ['a', 'b', 'c']
  for (const film of three) here.mayGoOn('ewa', film)
  await told('ewa a', 'ewa b', 'ewa c')
  later(16)
  for (const film of three) here.mayGoOn('ewa', film)
  await told('ewa a', 'ewa b', 'ewa c')
  expect(there.mayGoOn('ewa', 'd')).toBe(false)
  here.left('ewa', 'a')
  await told('ewa a')
  expect(there.mayGoOn('ewa', 'd')).toBe(true)
  await told('ewa d')
})

test('who watches on is told of rarely', async () => {
  for (let second = 0; second < 14; second++) {
    here.mayGoOn('ola', 'a')
    later(1)
  }
  // What is told of after it comes after it.
  await told('ola a')
  here.mayGoOn('ola', 'last')
  await told('ola last')
  expect(heard.filter((film) => film === 'ola a')).toHaveLength(1)
})
