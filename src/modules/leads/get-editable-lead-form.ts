import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { products } from '#modules/catalog/tables.ts'
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
    .select({ id: products.id, title: products.title })
    .from(leadFormCourses)
    .innerJoin(products, eq(products.id, leadFormCourses.courseId))
    .where(eq(leadFormCourses.formId, formId))
    .orderBy(asc(products.title), asc(products.id))
  return { form: viewEditableForm(form, courses) }
}
