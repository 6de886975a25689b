import { eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { viewPicture } from '#modules/media/index.ts'
import { images } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { CertificateTemplate } from './contract.ts'
import { certificateTemplates } from '../tables.ts'
import { NO_WORDS } from './vocabulary.ts'

/** Where nobody has chosen how they look. */
export const USUAL: CertificateTemplate = {
  layout: 'landscape',
  color: '',
  logo: 'school',
  own_logo: null,
  signature: null,
  signer: '',
  words: { en: NO_WORDS, pl: NO_WORDS },
}

const logos = alias(images, 'logos')
const signatures = alias(images, 'signatures')

/** How certificates of a course look, or of all that have no template of their own; and whether it is the course's own. */
export async function findTemplate(
  { tx }: Pick<Ctx, 'tx'>,
  courseId: string | null,
): Promise<{ template: CertificateTemplate; isOwn: boolean }> {
  const [found] = await tx
    .select({ row: certificateTemplates, logo: logos, signature: signatures })
    .from(certificateTemplates)
    .leftJoin(logos, eq(logos.id, certificateTemplates.logoId))
    .leftJoin(signatures, eq(signatures.id, certificateTemplates.signatureId))
    .where(
      courseId === null
        ? isNull(certificateTemplates.courseId)
        : or(isNull(certificateTemplates.courseId), eq(certificateTemplates.courseId, courseId)),
    )
    .orderBy(sql`${certificateTemplates.courseId} nulls last`)
    .limit(1)
  if (!found) return { template: USUAL, isOwn: false }
  const { row, logo, signature } = found
  return {
    template: {
      layout: row.layout,
      color: row.color,
      logo: row.logo,
      own_logo: viewPicture(logo),
      signature: viewPicture(signature),
      signer: row.signer,
      words: row.words,
    },
    isOwn: row.courseId !== null,
  }
}
