import { findCourse } from '#modules/courses/index.ts'
import { isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { describe, documentWords, type DrawingParts } from './describe.ts'
import { CODE_LENGTH } from '../vocabulary.ts'
import type { TemplateBody } from '../template/contract.ts'
import { requireTemplatePictures } from '../template/set-template.ts'

const LIMIT: Limit = { uses: 240, seconds: 600 }

/** Of somebody who is made up. Refuses as `setCertificateTemplate`, with 429 who asks too often. */
export async function previewCertificate(
  ctx: OutsideCtx,
  { language, ...body }: TemplateBody & { language: Language },
  { request }: Exchange,
  parts: DrawingParts,
): Promise<{ picture: string }> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  await countOrRefuse(request.server.units, `certificate-preview:${ctx.actor.id}`, LIMIT)
  const { course_id: courseId } = body
  const { course, pictures } = await ctx.reading(async (inside) => ({
    course: courseId === null ? undefined : await findCourse(inside, courseId),
    pictures: await requireTemplatePictures(inside, body),
  }))
  const say = documentWords(language)
  const own = {
    name: say('sampleName'),
    course: course?.title ?? say('sampleCourse'),
    code: '0'.repeat(CODE_LENGTH),
    issuedAt: ctx.now,
  }
  const said = await describe(ctx, { template: { ...body, ...pictures }, own, language }, parts)
  const { layOut } = await import('./lay-out.ts')
  const { writeSvg } = await import('./write-svg.ts')
  return { picture: writeSvg(await layOut(said)) }
}
