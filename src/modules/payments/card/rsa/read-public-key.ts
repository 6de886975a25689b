export interface RsaPublicKey {
  modulus: bigint
  exponent: bigint
  /** Length of the modulus. */
  bytes: number
}

/** Reads an RSA key in SPKI form (RFC 5280, RFC 8017 A.1): PEM, or PEM wrapped once more in base64 as Tpay gives it. */
export function readPublicKey(key: string): RsaPublicKey {
  const pem = key.includes('-----BEGIN') ? key : new TextDecoder().decode(fromBase64(key))
  const body = /-----BEGIN PUBLIC KEY-----([^-]+)-----END PUBLIC KEY-----/.exec(pem)?.[1]
  if (!body) throw new Error('This is not a public key in PEM')
  const [algorithm, bits] = elementsOf(contentOf(fromBase64(body)))
  if (!algorithm || !bits || contentOf(algorithm).toString() !== RSA_ENCRYPTION)
    throw new Error('This is not an RSA key')
  const [modulus, exponent] = elementsOf(contentOf(bits.subarray(1)))
  if (!modulus || !exponent) throw new Error('This is not an RSA key')
  const n = integerOf(modulus)
  return { modulus: n, exponent: integerOf(exponent), bytes: Math.ceil(n.toString(16).length / 2) }
}

/** The object identifier 1.2.840.113549.1.1.1. */
const RSA_ENCRYPTION = '42,134,72,134,247,13,1,1,1'

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replace(/\s/g, '')), (character) => character.charCodeAt(0))

const contentOf = (der: Uint8Array): Uint8Array => readElement(der, 0).content

/** The contents of the DER elements that follow one another in `der`. */
function elementsOf(der: Uint8Array): Uint8Array[] {
  const elements: Uint8Array[] = []
  for (let at = 0; at < der.length;) {
    const element = readElement(der, at)
    elements.push(element.content)
    at = element.end
  }
  return elements
}

function readElement(der: Uint8Array, at: number): { content: Uint8Array; end: number } {
  const first = der[at + 1] ?? 0
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  const start = at + 2 + lengthBytes
  const length = lengthBytes === 0 ? first : Number(integerOf(der.subarray(at + 2, start)))
  return { content: der.subarray(start, start + length), end: start + length }
}

const integerOf = (bytes: Uint8Array): bigint => bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n)
