import { expect, test } from 'vitest'

test('is wrong', () => expect(1).toBe(2))
test('is right', () => expect(1).toBe(1))
