import { afterEach } from 'vitest'
import { clock } from '#platform/clock.ts'

// Wherever a test has moved the clock, the next one begins at the time that it really is.
afterEach(() => clock.moveBy(-clock.shiftMilliseconds))
