import { expect, test } from 'vitest'

import { isFirstTime } from './first-time.js'

test('is right', () => expect(isFirstTime('failed') ? 1 : 2).toBe(2))
