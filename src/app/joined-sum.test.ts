import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinedSum, shiftOver } from './joined-sum.ts'

test('the sum of two texts is that of both as one', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 5000 }), (one, other) => {
      const after = { sum: crc32(other), shift: shiftOver(Buffer.byteLength(other)) }
      expect(joinedSum(crc32(one), after)).toBe(crc32(one + other))
    }),
  )
})

test('however long the other is', () => {
  const long = Buffer.alloc(3_000_000, 'kot')
  const after = { sum: crc32(long), shift: shiftOver(long.byteLength) }
  expect(joinedSum(crc32('Ala ma '), after)).toBe(crc32(Buffer.concat([Buffer.from('Ala ma '), long])))
})
