import { and, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { type Ctx, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import { dispositionOf } from '#platform/http/disposition-of.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { translator } from '#platform/i18n/text.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { en } from '../messages/document-en.ts'
import { pl } from '../messages/document-pl.ts'
import { CertificateNotFound } from '../refusals.ts'
import { type CertificateRow, certificates } from '../tables.ts'
import { codeIn, shownCode } from '../vocabulary.ts'
import { credentialId, issuerAddress, revokedAddress } from './addresses.ts'
import { credentialOf, issuerProfile } from './credential.ts'
import { findIssuerKey, requireIssuerKey, shownKey, signCredential } from './school-key.ts'

const LIMIT: Limit = { uses: 60, seconds: 600 }

export interface BadgeParts {
  keys: KeyRing
}

/** Refuses with 404 a code that nobody was given, and one that is revoked; with 429 who tries one after the other. */
export async function getCredential(
  ctx: OutsideCtx,
  { code: typed }: { code: string },
  exchange: Exchange,
  parts: BadgeParts,
): Promise<string> {
  await countOrRefuse(exchange.request.server.units, `certificate-credential:${placeOf(exchange.request)}`, LIMIT)
  const [found] = await ctx.reading((inside) => valid(inside, eq(certificates.code, codeIn(typed))))
  if (!found) throw new CertificateNotFound()
  return send(ctx, { certificate: found.certificate }, exchange, parts)
}

/** Refuses with 404 one of somebody else, and one that is revoked. */
export async function getMyCredential(
  ctx: OutsideCtx,
  { certificateId }: { certificateId: string },
  exchange: Exchange,
  parts: BadgeParts,
): Promise<string> {
  const { actor } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  await countOrRefuse(exchange.request.server.units, `certificate-credential:${actor.id}`, LIMIT)
  const own = and(eq(certificates.id, certificateId), eq(certificates.personId, actor.id))
  const [found] = await ctx.reading((inside) => valid(inside, own))
  return send(ctx, foundOr404(found), exchange, parts)
}

const valid = ({ tx }: Ctx, which: SQL | undefined) =>
  tx
    .select({ certificate: certificates, email: people.email })
    .from(certificates)
    .innerJoin(people, eq(people.id, certificates.personId))
    .where(and(which, isNull(certificates.revokedAt)))

async function send(
  ctx: OutsideCtx,
  { certificate, email }: { certificate: CertificateRow; email?: string },
  { reply }: Exchange,
  { keys }: BadgeParts,
): Promise<string> {
  const key = await requireIssuerKey(ctx, keys)
  const { school } = ctx
  const say = translator(school.language === 'pl' ? pl : en, school.language)
  const { courseTitle: course, code, way } = certificate
  const words = {
    description: say('badge', { course, school: school.name }),
    criteria: say(`criteria_${way}`),
    page: say('verifyPage'),
  }
  reply
    .header('content-type', 'application/vc+jwt')
    .header('content-disposition', dispositionOf('attachment', `certificate-${shownCode(code)}.jwt`))
    .header('cache-control', 'private, no-store')
  return signCredential(credentialOf({ certificate, school, words, email }), { key, keys, origin: school.origin })
}

/** Anybody, on any site, may read what a credential is verified with. */
function sendJson({ reply }: Exchange, content: object): string {
  reply
    .header('content-type', 'application/json')
    .header('access-control-allow-origin', '*')
    .header('cache-control', 'public, max-age=60')
  return JSON.stringify(content)
}

export const getIssuer = async ({ school }: Ctx, _: unknown, exchange: Exchange): Promise<string> =>
  sendJson(exchange, {
    '@context': 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ...issuerProfile(school),
  })

/** Refuses with 404 what is no key of the school. */
export async function getIssuerKey(ctx: Ctx, { keyId }: { keyId: string }, exchange: Exchange): Promise<string> {
  const key = foundOr404(await findIssuerKey(ctx, keyId))
  return sendJson(exchange, shownKey(key, ctx.school.origin))
}

/** All issues of what is revoked, and of what was issued again under another name those before the last. Why is nobody else's concern. */
export async function listRevokedCredentials({ tx, school }: Ctx, _: unknown, exchange: Exchange): Promise<string> {
  const rows = await tx
    .select({ id: certificates.id, issue: certificates.issue, revokedAt: certificates.revokedAt })
    .from(certificates)
    .where(or(isNotNull(certificates.revokedAt), gt(certificates.issue, 1)))
    .orderBy(certificates.id)
  const revokedCredential = rows.flatMap(({ id, issue, revokedAt }) =>
    Array.from({ length: revokedAt ? issue : issue - 1 }, (_, nth) => ({
      id: credentialId(school.origin, { id, issue: nth + 1 }),
      revoked: true,
    })),
  )
  return sendJson(exchange, {
    id: revokedAddress(school.origin),
    issuer: issuerAddress(school.origin),
    revokedCredential,
  })
}
