import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changesTold } from './tell-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A process that forgets, and hears what the others tell. */
function aProcess() {
  const forgotten: [schoolId: string, names: string[] | undefined][] = []
  const told: string[][] = []
  const changes = changesTold({
    forget: (schoolId, names) => void forgotten.push([schoolId, names]),
    tellOthers: async (messages) => void told.push(messages),
  })
  return { ...changes, forgotten, told }
}

test('what changed is forgotten here at once, and told to the others once for all that came meanwhile', () => {
  const [here, there] = [aProcess(), aProcess()]
  here.tell('yoga', ['comments:a'])
  here.tell('yoga', ['comments:a', 'comments:b'])
  here.tell('bread', undefined)
  expect(here.forgotten.length).toBe(3)
  expect(here.told).toEqual([])
  vi.runAllTimers()
  expect(here.told.length).toBe(1)
  for (const message of here.told[0]!) for (const each of [here, there]) each.heard(message)
  expect(there.forgotten).toEqual([
    ['yoga', ['comments:a', 'comments:b']],
    ['bread', undefined],
  ])
  expect(here.forgotten.length).toBe(3)
})

test('more names than PostgreSQL takes at once are told as anything', () => {
  const [here, there] = [aProcess(), aProcess()]
  for (let nth = 0; nth < 300; nth++) here.tell('yoga', [`comments:App\\Lecture:${crypto.randomUUID()}`])
  vi.runAllTimers()
  const [message = ''] = here.told[0]!
  expect(message.length).toBeLessThan(8_000)
  there.heard(message)
  expect(there.forgotten).toEqual([['yoga', undefined]])
})
