import { eq } from 'drizzle-orm'
import { createHash, type JsonWebKey } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aCourse } from '#modules/courses/testing.ts'
import { keyRing } from '#platform/sealed.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { renameCertificate, restoreCertificate, revokeCertificate } from '../contract.ts'
import { type CertificateRow, certificates, issuerKeys } from '../tables.ts'
import { aCertificate } from '../testing.ts'
import { shownCode } from '../vocabulary.ts'
import { unsealKey } from './school-key.ts'
import { sealingIssuerKeysAnew } from './seal-anew.ts'

const world = await aWorld()
afterAll(() => world.close())

let school: TestSchool
let certificate: CertificateRow
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
  certificate = await school.work(async (ctx) => {
    const { courseId } = await aCourse(ctx, { title: 'Światło i cień' })
    return aCertificate(ctx, { personId: school.student.id, courseId })
  })
})

const admin = () => school.as(school.admin)
const get = (url: string, person?: TestPerson, host = school.host) =>
  world.app.inject({
    url: url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { host, ...(person && { cookie: `katedra_session=${person.secret}` }) },
  })
const publicly = (code = certificate.code) => get(`/certificates/${shownCode(code)}/credential`)
const own = (person = school.student) => get(`/my/certificates/${certificate.id}/credential`, person)
const partsOf = (jwt: string) =>
  jwt
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString())) as [
    Record<string, string>,
    // oxlint-disable-next-line typescript/no-explicit-any -- as whoever verifies it finds it
    any,
  ]

/** As somebody else verifies it, who has the file and nothing of ours: by WebCrypto, the key from where it is said to be, and what is revoked. */
async function verified(jwt: string): Promise<{ isSigned: boolean; isRevoked: boolean }> {
  const [{ kid, alg }, payload] = partsOf(jwt)
  const issuer = (await get(payload.issuer.id)).json()
  expect(issuer.id).toBe(payload.iss)
  expect(kid).toMatch(new RegExp(`^${new URL(issuer.id).origin}/`))
  const jwk = (await get(kid!)).json<JsonWebKey>()
  const { subtle } = globalThis.crypto
  const names = { RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } }
  const key = await subtle.importKey('jwk', jwk, names[alg as 'RS256'], false, ['verify'])
  const [head, body, signature] = jwt.split('.')
  const isSigned = await subtle.verify(
    names.RS256.name,
    key,
    Buffer.from(signature!, 'base64url'),
    Buffer.from(`${head}.${body}`),
  )
  const { revokedCredential } = (await get(payload.credentialStatus.id)).json()
  return { isSigned, isRevoked: revokedCredential.some(({ id }: { id: string }) => id === payload.id) }
}

test('a certificate is an Open Badge that anybody verifies with what stands at its addresses', async () => {
  const answer = await publicly()
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vc+jwt',
    'content-disposition': expect.stringMatching(/^attachment.*\.jwt/),
  })
  const [header, payload] = partsOf(answer.body)
  expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT' })
  expect(payload).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    jti: payload.id,
    name: 'Światło i cień',
    issuer: { type: ['Profile'], name: school.name },
    nbf: Math.floor(certificate.createdAt.getTime() / 1000),
    credentialSubject: {
      identifier: [{ identityType: 'name', hashed: false, identityHash: 'Zażółć Jaźń' }],
      achievement: { type: ['Achievement'], name: 'Światło i cień', id: `urn:uuid:${certificate.courseId}` },
    },
    credentialStatus: { type: '1EdTechRevocationList' },
  })
  expect(answer.body).not.toContain(school.student.email)
  expect(await verified(answer.body)).toEqual({ isSigned: true, isRevoked: false })
  const [head, , signature] = answer.body.split('.')
  const forged = Buffer.from(JSON.stringify({ ...payload, name: 'Inny kurs' })).toString('base64url')
  expect(await verified([head, forged, signature].join('.'))).toMatchObject({ isSigned: false })
  expect((await publicly()).body).toBe(answer.body)
})

test('it says how it was earned: by lessons, or by exams', async () => {
  const said = async () => partsOf((await publicly()).body)[1].credentialSubject.achievement.criteria.narrative
  expect(await said()).toBe('Ukończono tyle lekcji, ilu wymaga szkoła.')
  await school.work(({ tx }) => tx.update(certificates).set({ way: 'exam' }))
  expect(await said()).toBe('Każdy egzamin kursu jest zdany.')
})

test('one’s own says to whose address it was given, as a digest; others have none', async () => {
  const answer = await own()
  const [, { credentialSubject }] = partsOf(answer.body)
  const { salt, identityHash } = credentialSubject.identifier[1]
  const digest = createHash('sha256')
    .update(school.student.email + salt)
    .digest('hex')
  expect(identityHash).toBe(`sha256$${digest}`)
  expect(await verified(answer.body)).toEqual({ isSigned: true, isRevoked: false })
  expect((await own(await school.aStudent())).statusCode).toBe(404)
  expect((await get(`/my/certificates/${certificate.id}/credential`)).statusCode).toBe(401)
  const other = await world.aSchool()
  expect((await get(`/certificates/${shownCode(certificate.code)}/credential`, undefined, other.host)).statusCode).toBe(
    404,
  )
})

test('what is revoked, or was issued again under another name, says so to whoever has the file', async () => {
  const { id: certificateId } = certificate
  const first = (await publicly()).body
  await admin().call(renameCertificate, { certificateId, name: 'Zofia Jaźń' })
  const second = (await publicly()).body
  expect(partsOf(second)[1].credentialSubject.identifier[0].identityHash).toBe('Zofia Jaźń')
  expect(await verified(first)).toEqual({ isSigned: true, isRevoked: true })
  expect(await verified(second)).toEqual({ isSigned: true, isRevoked: false })
  await admin().call(revokeCertificate, { certificateId, reason: 'Cudza praca' })
  expect(await verified(second)).toEqual({ isSigned: true, isRevoked: true })
  expect((await publicly()).statusCode).toBe(404)
  expect((await own()).statusCode).toBe(404)
  const list = await get('/certificates/revoked')
  expect(list.body).not.toMatch(/Cudza|Jaźń/)
  expect(list.body).not.toContain(certificate.code)
  await admin().call(restoreCertificate, { certificateId })
  expect(await verified(second)).toEqual({ isSigned: true, isRevoked: false })
})

test('a school has one key, made once however many ask at once, sealed, and sealed anew by a newer one', async () => {
  const bodies = await Promise.all([1, 2, 3].map(async () => (await publicly()).body))
  expect(new Set(bodies).size).toBe(1)
  const read = async () => (await school.work(({ tx }) => tx.select().from(issuerKeys)))[0]!
  const before = await read()
  expect(before.sealedKey).not.toContain('PRIVATE')
  const pem = unsealKey(keyRing(world.config.secretKey), before)
  const newer = keyRing('another key of this installation, long enough', [world.config.secretKey])
  await sealingIssuerKeysAnew({ units: world.app.units, keys: newer }).work((error) => {
    throw error
  })
  const after = await read()
  expect(after.keyVersion).toBe(newer.current.version)
  expect(unsealKey(newer, after)).toBe(pem)
  const other = await world.aSchool()
  expect(() => unsealKey(newer, { ...after, schoolId: other.id })).toThrow()
  expect((await get(`/certificates/keys/${before.keyId}`, undefined, other.host)).statusCode).toBe(404)
  expect(await other.work(({ tx }) => tx.select().from(issuerKeys).where(eq(issuerKeys.keyId, before.keyId)))).toEqual(
    [],
  )
})
