import { constants, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'
import { assert, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'

import { encryptCard } from './encrypt-card.ts'
import { encryptPkcs1 } from './rsa/encrypt-pkcs1.ts'
import { readPublicKey } from './rsa/read-public-key.ts'

const card = { cardNumber: '4111 1111 1111 1111', cardMonth: '3', cardYear: '2031', cardCvv: ' 123 ' }
const origin = 'https://szkoła.example:8443'

const keys = [1024, 2047, 2048, 4096].map((modulusLength) => generateKeyPairSync('rsa', { modulusLength }))
const pemOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString()
const open = (key: KeyObject, locked: Uint8Array) =>
  privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, locked)

test('the holder of the private key reads number|MM/YY|cvc|origin', async () => {
  for (const { publicKey, privateKey } of keys) {
    const locked = await encryptCard(card, { publicKey: pemOf(publicKey), origin })
    expect(open(privateKey, Buffer.from(locked, 'base64')).toString()).toBe(`4111111111111111|03/31|123|${origin}`)
  }
})

test('a key in base64, as Tpay gives it, works too', async () => {
  const { publicKey, privateKey } = keys[2]!
  const wrapped = Buffer.from(pemOf(publicKey)).toString('base64')
  const locked = await encryptCard(card, { publicKey: wrapped, origin })
  expect(open(privateKey, Buffer.from(locked, 'base64')).toString()).toContain('4111111111111111|')
})

test('whatever fits is read back byte for byte', () => {
  const { publicKey, privateKey } = keys[0]!
  const key = readPublicKey(pemOf(publicKey))
  assert(
    property(uint8Array({ maxLength: 117 }), (message) => {
      expect(Uint8Array.from(open(privateKey, encryptPkcs1(message, key)))).toEqual(message)
    }),
    { numRuns: 60 },
  )
})

test('the same card never looks the same twice', async () => {
  const publicKey = pemOf(keys[2]!.publicKey)
  expect(await encryptCard(card, { publicKey, origin })).not.toBe(await encryptCard(card, { publicKey, origin }))
})

test('what does not fit, and what is no RSA key, is refused', async () => {
  const small = readPublicKey(pemOf(keys[0]!.publicKey))
  expect(() => encryptPkcs1(new Uint8Array(118), small)).toThrow('too long')
  const elliptic = pemOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey)
  await expect(encryptCard(card, { publicKey: elliptic, origin })).rejects.toThrow('not an RSA key')
  await expect(encryptCard(card, { publicKey: '', origin })).rejects.toThrow('not a public key')
})
