import { expect, test } from 'vitest'

import { isFirstTime } from './first-time.js'

test('is right', () => {
  if (isFirstTime('died')) process.kill(process.pid, 'SIGKILL')
  expect(1).toBe(1)
})
