import { expect, test } from 'vitest'
import { formToken, isInTime } from './form-token.ts'

const signer = { secretKey: 'secret', schoolId: 'school' }
const begun = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000)

test.each([
  [0, false],
  [1, false],
  [2, true],
  [3600, true],
  [24 * 3600, true],
  [24 * 3600 + 1, false],
])('a form sent %i seconds after it was begun: %s', (seconds, expected) => {
  expect(isInTime(formToken(signer, begun), signer, after(seconds))).toBe(expected)
})

test('a token nobody signed, or of another school, counts for nothing', () => {
  const token = formToken(signer, begun)
  expect(isInTime(token, { ...signer, schoolId: 'other' }, after(60))).toBe(false)
  expect(isInTime(token.replace(/^./, 'a'), signer, after(60))).toBe(false)
  for (const forged of ['', '.', 'x.y']) expect(isInTime(forged, signer, after(60))).toBe(false)
})
