import { expect, test } from 'vitest'

test('is right', () => expect(1).toBe(1))
test('is still right', () => expect(2).toBe(2))
