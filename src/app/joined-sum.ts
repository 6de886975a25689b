/** A CRC-32 is a polynomial over one bit, its highest coefficient first: 1 is the highest bit, x the next one. */
const ONE = 2 ** 31
const X = 2 ** 30
const MODULUS = 0xedb88320
const BITS_OF_BYTE = 8

/** What a CRC-32 is moved by when so many bytes follow. */
export function shiftOver(bytes: number): number {
  let shift = ONE
  let power = X
  for (let bits = bytes * BITS_OF_BYTE; bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 1) shift = product(shift, power)
    power = product(power, power)
  }
  return shift
}

/** The CRC-32 of one text and another after it, of theirs alone: nothing is read again. */
export const joinedSum = (before: number, after: { sum: number; shift: number }): number =>
  (product(before, after.shift) ^ after.sum) >>> 0

function product(one: number, other: number): number {
  let sum = 0
  let shifted = other
  for (let bit = ONE; bit > 0; bit >>>= 1) {
    if (one & bit) sum ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ MODULUS : shifted >>> 1
  }
  return sum >>> 0
}
