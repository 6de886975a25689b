import { expect, test } from 'vitest'
import { together } from './together.ts'

interface Asked {
  group: string
  key: string
  fails?: true
}

function aLine({ most = 50 } = {}) {
  const done: string[][] = []
  const begun: { end(): void }[] = []
  const ask = together({
    groupOf: ({ group }: Asked) => group,
    keyOf: ({ key }) => key,
    most,
    async doAll(asked) {
      done.push(asked.map(({ group, key }) => `${group}${key}`))
      await new Promise<void>((end) => begun.push({ end }))
      if (asked.some(({ fails }) => fails)) throw new Error('Refused')
      return asked.map(({ key }) => key.toUpperCase())
    },
  })
  /** Lets all go on until nothing is under way. */
  async function endAll(): Promise<void> {
    for (let quiet = 0; quiet < 20; quiet++) {
      await Promise.resolve()
      if (begun.length > 0) quiet = 0
      for (const one of begun.splice(0)) one.end()
    }
  }
  return { done, ask, endAll }
}

const asked = (keys: string, group = ''): Asked[] => keys.split('').map((key) => ({ group, key }))

test('the first goes at once, what comes meanwhile goes together, and each has its own answer', async () => {
  const { done, ask, endAll } = aLine()
  const answers = Promise.all(asked('abc').map(ask))
  expect(done).toEqual([['a']])
  await endAll()
  expect(done).toEqual([['a'], ['b', 'c']])
  expect(await answers).toEqual(['A', 'B', 'C'])
})

test('two of one key never go together', async () => {
  const { done, ask, endAll } = aLine()
  void Promise.all(asked('abbcb').map(ask))
  await endAll()
  expect(done).toEqual([['a'], ['b', 'c'], ['b'], ['b']])
})

test('no more than so many go at once, in the order they came', async () => {
  const { done, ask, endAll } = aLine({ most: 2 })
  void Promise.all(asked('abcdef').map(ask))
  await endAll()
  expect(done).toEqual([['a'], ['b', 'c'], ['d', 'e'], ['f']])
})

test('groups do not wait for each other', () => {
  const { done, ask } = aLine()
  for (const one of [...asked('ab', '1'), ...asked('c', '2')]) void ask(one)
  expect(done).toEqual([['1a'], ['2c']])
})

test('one that fails takes no other with it', async () => {
  const { done, ask, endAll } = aLine()
  const those: Asked[] = asked('abcd')
  those[2]!.fails = true
  const outcomes = Promise.allSettled(those.map(ask))
  await endAll()
  expect(done).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c'], ['d']])
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

test('who comes once all are done goes at once again', async () => {
  const { done, ask, endAll } = aLine()
  void ask({ group: '', key: 'a' })
  await endAll()
  void ask({ group: '', key: 'b' })
  expect(done).toEqual([['a'], ['b']])
})
