import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx, Subject } from '#platform/context.ts'
import { foundOr404, InvalidFields, invalidField, NotFound } from '#platform/refusal.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Course, EditableLeadForm, FormBody } from './contract.ts'
import { getForm } from './get-form.ts'
import { wrongFieldsOf } from './policy.ts'
import { leadFormCourses, leadForms } from './tables.ts'
import { type FormRow, viewEditableForm } from './view.ts'

interface OneForm {
  form: EditableLeadForm
}

/** Refuses under each field what a form cannot be (422), and courses that are not there (404). */
export async function createLeadForm(ctx: Ctx, body: FormBody): Promise<OneForm> {
  refuseWrong(body)
  const [made] = await ctx.tx
    .insert(leadForms)
    .values({ ...columnsOf(body), createdAt: ctx.now })
    .returning()
  ctx.note(subjectOf(made!))
  return { form: viewEditableForm(made!, await placeOnCourses(ctx, made!.id, body)) }
}

/** The same, and another wording of the consent becomes its next version. */
export async function updateLeadForm(ctx: Ctx, { formId, ...body }: FormBody & { formId: string }): Promise<OneForm> {
  const form = await getForm(ctx, formId)
  refuseWrong(body)
  const isReworded = form.consentText !== body.consent_text
  const [row] = await ctx.tx
    .update(leadForms)
    .set({ ...columnsOf(body), consentVersion: form.consentVersion + (isReworded ? 1 : 0) })
    .where(eq(leadForms.id, formId))
    .returning()
  const changed = foundOr404(row)
  ctx.note(subjectOf(changed))
  await ctx.tx.delete(leadFormCourses).where(eq(leadFormCourses.formId, formId))
  return { form: viewEditableForm(changed, await placeOnCourses(ctx, formId, body)) }
}

const subjectOf = ({ id, name }: FormRow): Subject => ({ subject: name, url: `/home/leads/forms/${id}` })

function refuseWrong(body: FormBody): void {
  const errors = wrongFieldsOf(body)
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
}

const columnsOf = (body: FormBody) => ({
  name: body.name,
  language: body.language,
  header: body.header,
  fields: body.fields,
  hiddenFields: body.hidden_fields,
  buttonText: body.button_text,
  consentText: body.consent_text,
  successHeader: body.success_header,
  successText: body.success_text,
  redirectUrl: body.redirect_url,
  isOnHome: body.is_on_home,
  onCourses: body.on_courses,
})

async function placeOnCourses(ctx: Ctx, formId: string, { on_courses, course_ids }: FormBody): Promise<Course[]> {
  const courseIds = [...new Set(course_ids)]
  if (courseIds.length === 0) {
    if (on_courses === 'chosen') throw invalidField('course_ids', 'leads.no-course')
    return []
  }
  const found = await ctx.tx
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(and(eq(products.kind, 'course'), inArray(products.id, courseIds)))
    .orderBy(asc(products.title), asc(products.id))
  if (found.length < courseIds.length) throw new NotFound()
  await ctx.tx.insert(leadFormCourses).values(courseIds.map((courseId) => ({ formId, courseId })))
  return found
}
