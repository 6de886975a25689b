import type { RsaPublicKey } from './read-public-key.ts'

/**
 * RSAES-PKCS1-v1_5 (RFC 8017 §7.2.1), which gateways ask for and WebCrypto does not have; getRandomValues also works
 * on pages without a secure context. Only the public key is used. @throws Error when the message is too long for it.
 */
export function encryptPkcs1(message: Uint8Array, key: RsaPublicKey): Uint8Array {
  const room = key.bytes - message.length - 3
  if (room < 8) throw new Error('The message is too long for this key')
  const block = Uint8Array.of(0, 2, ...nonZeroBytes(room), 0, ...message)
  return bytesOf(power(numberOf(block), key.exponent, key.modulus), key.bytes)
}

function nonZeroBytes(count: number): Uint8Array {
  const bytes = crypto.getRandomValues(new Uint8Array(count))
  while (bytes.includes(0)) bytes.set(crypto.getRandomValues(new Uint8Array(1)), bytes.indexOf(0))
  return bytes
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let square = base, rest = exponent; rest > 0n; rest >>= 1n, square = (square * square) % modulus) {
    if (rest & 1n) result = (result * square) % modulus
  }
  return result
}

const numberOf = (bytes: Uint8Array): bigint => bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)

const bytesOf = (value: bigint, length: number): Uint8Array =>
  Uint8Array.from(
    value
      .toString(16)
      .padStart(length * 2, '0')
      .match(/../g) ?? [],
    (hex) => Number.parseInt(hex, 16),
  )
