import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { getLeadForm as endpoint } from './contract.ts'
import { formToken } from './form-token.ts'
import { getForm } from './get-form.ts'
import { viewLeadForm } from './view.ts'

export async function getLeadForm(
  ctx: Ctx,
  { formId }: { formId: string },
  secretKey: string,
): Promise<Answer<typeof endpoint>> {
  const form = await getForm(ctx, formId)
  return { form: viewLeadForm(form, formToken({ secretKey, schoolId: ctx.school.id }, ctx.now)) }
}
