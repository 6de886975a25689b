import { expect, test } from 'vitest'
import { keyRing, seal, unseal } from './sealed.ts'

const KEY = 'a-key-of-the-tests-alone'
const RING = keyRing(KEY)

test('what is sealed says nothing, is never the same twice, and opens with its key and for what it belongs to', () => {
  const [one, two] = [seal(RING, 'mail 1', 'zażółć'), seal(RING, 'mail 1', 'zażółć')]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').toString()).not.toContain('zażółć')
  expect([unseal(RING, 'mail 1', one), unseal(RING, 'mail 1', two)]).toEqual(['zażółć', 'zażółć'])
})

test.each([
  ['another key', keyRing('another-key-of-the-tests'), 'mail 1', (sealed: string) => sealed],
  ['something else', RING, 'mail 2', (sealed: string) => sealed],
  ['a changed text', RING, 'mail 1', (sealed: string) => (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)],
  ['half of it', RING, 'mail 1', (sealed: string) => sealed.slice(0, 20)],
  ['nothing', RING, 'mail 1', () => ''],
])('%s opens nothing', (_what, ring, about, change) => {
  expect(() => unseal(ring, about, change(seal(RING, 'mail 1', 'zażółć')))).toThrow()
})

test('after a new key, what the old ones sealed opens as long as they are on the ring, and new seals are the new key’s', () => {
  const ring = keyRing('a-new-key-of-the-tests', [KEY])
  const sealed = seal(RING, 'mail 1', 'zażółć')
  expect(unseal(ring, 'mail 1', sealed)).toBe('zażółć')
  expect(ring.current.version).not.toBe(RING.current.version)
  expect(() => unseal(RING, 'mail 1', seal(ring, 'mail 1', 'zażółć'))).toThrow()
})

test('a version names its key, always the same way, and does not tell it', () => {
  expect(keyRing(KEY).current.version).toBe(RING.current.version)
  expect(RING.current.version).toMatch(/^[0-9a-f]{12}$/)
})
