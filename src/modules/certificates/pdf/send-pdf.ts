import { and, eq, isNull } from 'drizzle-orm'
import { isSignedIn, type OutsideCtx } from '#platform/context.ts'
import { dispositionOf } from '#platform/http/disposition-of.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { certificates } from '../tables.ts'
import { findTemplate } from '../template/find-template.ts'
import { describe, documentWords, type DrawingParts } from './describe.ts'

/** Each costs the processor as much as some dozen pages do. */
const LIMIT: Limit = { uses: 30, seconds: 600 }

interface Asked {
  certificateId: string
}

/** Of any valid certificate of the school, in the admin's language. */
export const getCertificatePdf = (ctx: OutsideCtx, { certificateId }: Asked, exchange: Exchange, parts: DrawingParts) =>
  sendPdf(ctx, { certificateId }, exchange, parts)

/** Of one's own, in one's own language. Refuses with 404 one of somebody else, and one that is revoked. */
export async function getMyCertificatePdf(
  ctx: OutsideCtx,
  { certificateId }: Asked,
  exchange: Exchange,
  parts: DrawingParts,
): Promise<Buffer> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  return sendPdf(ctx, { certificateId, personId: ctx.actor.id }, exchange, parts)
}

/** Made anew whenever it is asked for: by its template as it is now, and the same file until that changes. */
async function sendPdf(
  ctx: OutsideCtx,
  { certificateId, personId }: Asked & { personId?: string },
  { request, reply }: Exchange,
  parts: DrawingParts,
): Promise<Buffer> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  await countOrRefuse(request.server.units, `certificate-pdf:${ctx.actor.id}`, LIMIT)
  const { language } = ctx
  const { row, template } = await ctx.reading(async ({ tx }) => {
    const [row] = await tx
      .select()
      .from(certificates)
      .where(
        and(
          eq(certificates.id, certificateId),
          isNull(certificates.revokedAt),
          personId === undefined ? undefined : eq(certificates.personId, personId),
        ),
      )
    const { template } = await findTemplate({ tx }, row?.courseId ?? null)
    return { row: foundOr404(row), template }
  })
  const { code, nameAsIssued: name, courseTitle: course, createdAt: issuedAt, renamedAt } = row
  const said = await describe(ctx, { template, own: { name, course, code, issuedAt }, language }, parts)
  const say = documentWords(language)
  // Fetched when one is wanted: it would add a tenth of a second to every start.
  const { layOut } = await import('./lay-out.ts')
  const { writePdf } = await import('./write-pdf.ts')
  const content = await writePdf(await layOut(said), {
    language,
    at: renamedAt ?? issuedAt,
    title: `${said.words.title}: ${course}`,
    author: said.school,
  })
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', dispositionOf('inline', say('fileName', { course })))
    .header('cache-control', 'private, no-store')
  return content
}
