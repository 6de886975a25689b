import { expect, test, vi } from 'vitest'
import { clock, SECOND } from './clock.ts'
import { remembered } from './remembered.ts'

const room = { most: 100, mostBytes: 10_000 }
const of = (school: string, key = school) => ({ key: `${school} ${key}`, school })

test('what many want at once is found once, and remembered', async () => {
  const memory = remembered<number>(room)
  const find = vi.fn(async () => 7)
  const asked = Array.from({ length: 20 }, async () => memory.get(of('yoga'), find))
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, () => 7))
  expect(await memory.get(of('yoga'), find)).toBe(7)
  expect(find).toHaveBeenCalledTimes(1)
})

test('nothing found is remembered like anything else', async () => {
  const memory = remembered<string | undefined>(room)
  const find = vi.fn(async () => undefined)
  await memory.get(of('yoga'), find)
  await memory.get(of('yoga'), find)
  expect(find).toHaveBeenCalledTimes(1)
})

test('what could not be found is asked for again', async () => {
  const memory = remembered<number>(room)
  await expect(memory.get(of('yoga'), () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await memory.get(of('yoga'), async () => 7)).toBe(7)
})

test('a change in one school costs the others nothing', async () => {
  const memory = remembered<number>(room)
  for (const school of ['yoga', 'bread', 'guitar']) await memory.get(of(school), async () => 1)
  memory.forgetSchool('bread')
  const find = vi.fn(async () => 2)
  expect(await Promise.all(['yoga', 'bread', 'guitar'].map(async (school) => memory.get(of(school), find)))).toEqual([
    1, 2, 1,
  ])
})

test('what any school may have made wrong goes with the change of each', async () => {
  const memory = remembered<{ school: string } | null>({ ...room, schoolOf: (found) => found?.school })
  await memory.get({ key: 'nobody.test' }, async () => null)
  await memory.get({ key: 'yoga.test' }, async () => ({ school: 'yoga' }))
  memory.forgetSchool('bread')
  expect(await memory.get({ key: 'nobody.test' }, async () => ({ school: 'bread' }))).toEqual({ school: 'bread' })
  expect(await memory.get({ key: 'yoga.test' }, async () => null)).toEqual({ school: 'yoga' })
})

test('what was being found while the school changed is not remembered', async () => {
  const memory = remembered<string>(room)
  let answer: (found: string) => void = () => {}
  const before = memory.get(of('yoga'), () => new Promise((resolve) => (answer = resolve)))
  const ofOthers = memory.get(of('bread'), async () => 'bread')
  memory.forgetSchool('yoga')
  const after = memory.get(of('yoga'), async () => 'new')
  answer('old')
  expect(await Promise.all([before, ofOthers, after])).toEqual(['old', 'bread', 'new'])
  expect(await memory.get(of('yoga'), async () => 'newer')).toBe('new')
  expect(await memory.get(of('bread'), async () => 'another')).toBe('bread')
})

test('so many are remembered and no more, what was wanted last the longest', async () => {
  const memory = remembered<number>({ most: 3, mostBytes: 10_000 })
  for (const key of ['a', 'b', 'c']) await memory.get(of('yoga', key), async () => 1)
  await memory.get(of('yoga', 'a'), async () => 2)
  await memory.get(of('yoga', 'd'), async () => 1)
  expect(await memory.get(of('yoga', 'a'), async () => 2)).toBe(1)
  expect(await memory.get(of('yoga', 'b'), async () => 2)).toBe(2)
})

test('so many bytes are remembered and no more, and what is larger than all of them is not', async () => {
  const memory = remembered<string>({ most: 100, mostBytes: 1000 })
  const big = (letter: string) => letter.repeat(400)
  for (const letter of ['a', 'b', 'c']) await memory.get(of('yoga', letter), async () => big(letter))
  const find = vi.fn(async () => 'found anew')
  expect(await memory.get(of('yoga', 'c'), find)).toBe(big('c'))
  expect(await memory.get(of('yoga', 'a'), find)).toBe('found anew')
  const huge = vi.fn(async () => 'x'.repeat(2000))
  await memory.get(of('yoga', 'huge'), huge)
  await memory.get(of('yoga', 'huge'), huge)
  expect(huge).toHaveBeenCalledTimes(2)
})

test('what lasts ten seconds is asked for again after them', async () => {
  const memory = remembered<number>({ ...room, lasting: 10 * SECOND })
  await memory.get(of('yoga'), async () => 1)
  clock.moveBy(9 * SECOND)
  expect(await memory.get(of('yoga'), async () => 2)).toBe(1)
  clock.moveBy(2 * SECOND)
  expect(await memory.get(of('yoga'), async () => 2)).toBe(2)
})

test('one entry is forgotten by its key', async () => {
  const memory = remembered<number>(room)
  await memory.get(of('yoga'), async () => 1)
  memory.forget(of('yoga').key)
  expect(await memory.get(of('yoga'), async () => 2)).toBe(2)
})
