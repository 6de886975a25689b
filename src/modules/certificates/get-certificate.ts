import { eq, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { OutsideCtx } from '#platform/context.ts'
import { drawQr } from '#platform/draw-qr.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { PublicCertificate } from './contract.ts'
import { CertificateNotFound } from './refusals.ts'
import { certificates } from './tables.ts'
import { certificatePath, codeIn, shownCode } from './vocabulary.ts'

const LOOKS_PER_PLACE: Limit = { uses: 120, seconds: 600 }

/** Whatever is asked for is looked up alike. Refuses with 404 a code that nobody was given, with 429 who tries one after the other. */
export async function getCertificate(
  ctx: OutsideCtx,
  { code: typed }: { code: string },
  { request }: Exchange,
): Promise<PublicCertificate> {
  await countOrRefuse(request.server.units, `certificate:${placeOf(request)}`, LOOKS_PER_PLACE)
  const code = codeIn(typed)
  const [found] = await ctx.reading(({ tx }) =>
    tx
      .select({
        certificate: certificates,
        slug: sql<string | null>`case when ${products.status} = 'published' then ${products.slug} end`,
      })
      .from(certificates)
      .leftJoin(products, eq(products.id, certificates.courseId))
      .where(eq(certificates.code, code)),
  )
  if (!found) throw new CertificateNotFound()
  const { nameAsIssued, courseTitle, createdAt, revokedAt } = found.certificate
  return {
    code: shownCode(code),
    state: revokedAt ? 'revoked' : 'valid',
    name: revokedAt ? null : nameAsIssued,
    course: { title: courseTitle, slug: found.slug },
    school_name: ctx.school.name,
    issued_at: createdAt.toISOString(),
    revoked_at: revokedAt?.toISOString() ?? null,
    qr: revokedAt ? null : drawQr(ctx.school.origin + certificatePath(code)),
  }
}
