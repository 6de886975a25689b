import { and, eq, isNull, sql } from 'drizzle-orm'
import { findCourse, lockCourse } from '#modules/courses/index.ts'
import { findGoal, setGoal } from '#modules/learning/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { CertificateRule, changeCertificateRule as endpoint } from './contract.ts'
import { ruleChanged } from './events.ts'
import { certificateRules, certificates } from './tables.ts'

/** Refuses with 404 what is no course of the school. */
export async function getCertificateRule(ctx: Ctx, { courseId }: { courseId: string }): Promise<CertificateRule> {
  await findCourse(ctx, courseId)
  return viewRule(ctx, courseId)
}

/** The same; saving it as it is changes nothing. Certificates that were given stay, whatever is asked from now on. */
export async function changeCertificateRule(
  ctx: Ctx,
  { courseId, is_on: isOn, way, percent }: Input<typeof endpoint>,
): Promise<CertificateRule> {
  const course = await lockCourse(ctx, courseId)
  const before = await viewRule(ctx, courseId)
  ctx.note({ subject: course.title, url: `/home/courses/${courseId}/edit/certificate` })
  if (before.version > 0 && before.is_on === isOn && before.way === way && before.percent === percent) return before
  await setGoal(ctx, { courseId, percent })
  const [rule] = await ctx.tx
    .insert(certificateRules)
    .values({ courseId, isOn, way, changedAt: ctx.now })
    .onConflictDoUpdate({
      target: certificateRules.courseId,
      set: { isOn, way, version: sql`${certificateRules.version} + 1`, changedAt: ctx.now },
    })
    .returning({ version: certificateRules.version })
  if (isOn) ctx.emit(ruleChanged({ course_id: courseId, version: rule!.version, after: null }))
  return viewRule(ctx, courseId)
}

async function viewRule(ctx: Ctx, courseId: string): Promise<CertificateRule> {
  const [rule] = await ctx.tx.select().from(certificateRules).where(eq(certificateRules.courseId, courseId))
  return {
    is_on: rule?.isOn ?? false,
    way: rule?.way ?? 'completion',
    percent: await findGoal(ctx, courseId),
    version: rule?.version ?? 0,
    issued_count: await ctx.tx.$count(
      certificates,
      and(eq(certificates.courseId, courseId), isNull(certificates.revokedAt)),
    ),
  }
}
