import { expect, test } from 'vitest'

import { isFirstTime } from './first-time.js'

test('is right', () => {
  const hangs = isFirstTime('hung')
  while (hangs);
  expect(1).toBe(1)
})
