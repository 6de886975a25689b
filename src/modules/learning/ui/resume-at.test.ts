import { expect, test } from 'vitest'
import { resumeAt } from './resume-at.ts'

test.each([
  [0, 300, 0],
  [74, 300, 74],
  [289, 300, 289],
  [290, 300, 0],
  [400, 300, 0],
  [74, 0, 74],
])('stopped at %d of %d goes on at %d', (position, runTime, start) => {
  expect(resumeAt(position, runTime)).toBe(start)
})
