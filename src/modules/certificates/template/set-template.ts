import { eq } from 'drizzle-orm'
import { findCourse } from '#modules/courses/index.ts'
import { requirePicture } from '#modules/media/index.ts'
import type { ImageContext } from '#modules/media/vocabulary.ts'
import { LOGO } from '#modules/schools/look/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { certificateTemplates } from '../tables.ts'
import type { CertificateTemplate, ShownTemplate, TemplateBody } from './contract.ts'
import { findTemplate } from './find-template.ts'
import { SIGNATURE } from './vocabulary.ts'

/** Refuses with 404 what is no course of the school. */
export async function getCertificateTemplate(
  ctx: Ctx,
  { course_id: courseId }: { course_id?: string | undefined },
): Promise<ShownTemplate> {
  return view(ctx, courseId ?? null)
}

/** The same, with 422 a picture that is for other use, with 404 one that is not there. */
export async function setCertificateTemplate(ctx: Ctx, body: TemplateBody): Promise<ShownTemplate> {
  const { course_id: courseId } = body
  const course = courseId === null ? null : await findCourse(ctx, courseId)
  await requireTemplatePictures(ctx, body)
  const { layout, color, logo, own_logo_id: logoId, signature_id: signatureId, signer, words } = body
  const chosen = { layout, color: color.toLowerCase(), logo, logoId, signatureId, signer, words, changedAt: ctx.now }
  await ctx.tx
    .insert(certificateTemplates)
    .values({ courseId, ...chosen })
    .onConflictDoUpdate({ target: [certificateTemplates.schoolId, certificateTemplates.courseId], set: chosen })
  ctx.note({ subject: course?.title ?? ctx.school.name, url: pageOf(courseId) })
  return view(ctx, courseId)
}

/** The same. */
export async function dropCertificateTemplate(ctx: Ctx, { courseId }: { courseId: string }): Promise<ShownTemplate> {
  const { title } = await findCourse(ctx, courseId)
  await ctx.tx.delete(certificateTemplates).where(eq(certificateTemplates.courseId, courseId))
  ctx.note({ subject: title, url: pageOf(courseId) })
  return view(ctx, courseId)
}

/** The pictures that a template names, as they are shown. */
export async function requireTemplatePictures(
  ctx: Ctx,
  { own_logo_id: logoId, signature_id: signatureId }: TemplateBody,
): Promise<Pick<CertificateTemplate, 'own_logo' | 'signature'>> {
  const picture = (id: string | null, context: ImageContext, field: string) =>
    id === null ? null : requirePicture(ctx, { id, context, field })
  return {
    own_logo: await picture(logoId, LOGO, 'own_logo_id'),
    signature: await picture(signatureId, SIGNATURE, 'signature_id'),
  }
}

const pageOf = (courseId: string | null) => `/home/certificates/template${courseId ? `?course_id=${courseId}` : ''}`

async function view(ctx: Ctx, courseId: string | null): Promise<ShownTemplate> {
  const course = courseId === null ? null : await findCourse(ctx, courseId)
  const { template, isOwn } = await findTemplate(ctx, courseId)
  return { template, is_own: isOwn, course: course && { id: courseId!, title: course.title } }
}
