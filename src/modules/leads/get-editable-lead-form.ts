import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { EditableLeadForm } from './contract.ts'
import { getForm } from './get-form.ts'
import { leadFormCourses } from './tables.ts'
import { viewEditableForm } from './view.ts'

export async function getEditableLeadForm(
  ctx: Ctx,
  { formId }: { formId: string },
): Promise<{ form: EditableLeadForm }> {
  const form = await getForm(ctx, formId)
  const courses = await ctx.tx
    .select({ id: leadFormCourses.courseId })
    .from(leadFormCourses)
    .where(eq(leadFormCourses.formId, formId))
    .orderBy(leadFormCourses.courseId)
  return {
    form: viewEditableForm(
      form,
      courses.map(({ id }) => id),
    ),
  }
}
