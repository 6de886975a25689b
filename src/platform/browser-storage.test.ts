import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { keptForGood, keptInTab } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const aStorage = (kept: object) =>
  Object.assign(
    Object.create({
      getItem(this: Record<string, string>, name: string) {
        return this[name] ?? null
      },
      setItem(this: Record<string, string>, name: string, text: string) {
        if (text.length > 5) throw new DOMException('full', 'QuotaExceededError')
        this[name] = text
      },
      removeItem(this: Record<string, string>, name: string) {
        delete this[name]
      },
    }) as object,
    kept,
  ) as Storage

test.each([
  ['localStorage', keptForGood],
  ['sessionStorage', keptInTab],
] as const)('%s: what is kept is found, and what has no room is not', (name, kept) => {
  vi.stubGlobal(name, aStorage({ old: '1' }))
  expect([kept.read('old'), kept.read('other')]).toEqual(['1', null])
  expect([kept.write('new', '22'), kept.write('old', 'too long')]).toEqual([true, false])
  expect(kept.names()).toEqual(['old', 'new'])
  kept.forget('old')
  expect([kept.read('old'), kept.read('new')]).toEqual([null, '22'])
})

test.each([
  ['localStorage', keptForGood],
  ['sessionStorage', keptInTab],
] as const)('%s: a browser that blocks it keeps nothing, and nothing throws', (name, kept) => {
  vi.stubGlobal(name, undefined)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect([kept.read('a'), kept.write('a', '1'), kept.forget('a'), kept.names()]).toEqual([
    undefined,
    false,
    undefined,
    [],
  ])
})

test('nobody else touches the storage of a browser', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const touching = files.filter((file) => /\b(?:local|session)Storage\b/.test(readFileSync(file, 'utf8')))
  expect(touching).toEqual(['src/platform/browser-storage.ts'])
})
