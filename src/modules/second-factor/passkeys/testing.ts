import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

interface Made {
  options: Record<string, unknown>
}

/** An authenticator in software that signs for one host: what a browser would answer with it. */
export function softAuthenticator(host: string, { verifies = true }: { verifies?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  const flags = PRESENT | (verifies ? VERIFIED : 0)
  const clientData = (type: string, { options }: Made, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge: options['challenge'], origin, crossOrigin: false }))
  const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }

  return {
    id,
    /** as the next signature will say */
    setCounter(to: number) {
      counter = to
    },
    make(begun: Made, { origin = `http://${host}` } = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const data = Buffer.concat([
        headOf(host, flags | WITH_KEY, counter),
        Buffer.alloc(16),
        length,
        credentialId,
        coseOf(publicKey),
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...['fmt', 'none'].map(cborText),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', begun, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return { ...credential, response }
    },
    sign(begun: Made, { origin = `http://${host}` } = {}) {
      counter += 1
      const data = headOf(host, flags, counter)
      const client = clientData('webauthn.get', begun, origin)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
      return { ...credential, response }
    },
  }
}

function headOf(host: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags, 0)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(host).digest(), rest])
}

/** An ES256 key as COSE has it. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
