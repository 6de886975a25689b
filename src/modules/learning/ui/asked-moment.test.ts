import { expect, test } from 'vitest'
import { askedMoment } from './asked-moment.ts'

test.each([
  ['?t=192', 192],
  ['?t=0', 0],
  ['', undefined],
  ['?t=', undefined],
  ['?t=-4', undefined],
  ['?t=1e3', undefined],
  ['?t=604801', undefined],
])('%s asks for second %s', (search, seconds) => {
  expect(askedMoment(new URLSearchParams(search))).toBe(seconds)
})
