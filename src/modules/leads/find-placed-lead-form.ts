import { eq, sql } from 'drizzle-orm'
import { CONTENT } from '#platform/content.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { products } from '#modules/catalog/tables.ts'
import type { findPlacedLeadForm as endpoint } from './contract.ts'
import { formToken } from './form-token.ts'
import { leadFormCourses, leadForms } from './tables.ts'
import { type FormRow, viewLeadForm } from './view.ts'

/**
 * One form a page: in the reader's language where there is one, and the newest that was placed there; on a course page
 * rather the one placed on it by name. Refuses with 404 a course that is not there.
 */
export async function findPlacedLeadForm(
  ctx: Ctx,
  { course_id: courseId }: Input<typeof endpoint>,
  secretKey: string,
): Promise<Answer<typeof endpoint>> {
  ctx.shows(CONTENT)
  const form = courseId === undefined ? await findFormOfHome(ctx) : await findFormOfCourse(ctx, courseId)
  return { form: form && viewLeadForm(form, formToken({ secretKey, schoolId: ctx.school.id }, ctx.now)) }
}

async function findFormOfHome({ tx, language }: Ctx): Promise<FormRow | null> {
  const [form] = await formOfHome(tx, { language })
  return form ?? null
}

async function findFormOfCourse({ tx, language }: Ctx, courseId: string): Promise<FormRow | null> {
  const [row] = await formOfCourse(tx, { courseId, language })
  return foundOr404(row).form
}

const readable = [
  sql`${leadForms.language} = ${sql.placeholder('language')} desc nulls last`,
  sql`${leadForms.createdAt} desc nulls last`,
  sql`${leadForms.id} desc nulls last`,
]

const formOfHome = prepared('lead_form_of_home', (tx) =>
  tx
    .select()
    .from(leadForms)
    .where(eq(leadForms.isOnHome, true))
    .orderBy(...readable)
    .limit(1),
)

const formOfCourse = prepared('lead_form_of_course', (tx) =>
  tx
    .select({ form: leadForms })
    .from(products)
    .leftJoin(leadFormCourses, eq(leadFormCourses.courseId, products.id))
    .leftJoin(
      leadForms,
      sql`${leadForms.onCourses} = 'all' or (${leadForms.onCourses} = 'chosen' and ${leadForms.id} = ${leadFormCourses.formId})`,
    )
    .where(eq(products.id, sql.placeholder('courseId')))
    .orderBy(sql`${leadForms.onCourses} = 'chosen' desc nulls last`, ...readable)
    .limit(1),
)
