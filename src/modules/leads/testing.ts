import type { Ctx } from '#platform/context.ts'
import { aField } from '#modules/fields/testing.ts'
import type { EditableLeadForm, FormBody } from './contract.ts'
import { createLeadForm } from './store-lead-form.ts'

/** Asks for a first name and an email and stands nowhere, unless said otherwise. */
export const aFormBody = (given: Partial<FormBody> = {}): FormBody => ({
  name: 'Newsletter',
  language: 'en',
  header: 'Letters from the workshop',
  fields: [
    aField({ name: 'name', label: 'First name' }),
    aField({ name: 'email', label: 'Email', type: 'email', required: true }),
  ],
  hidden_fields: [],
  button_text: '',
  consent_text: '',
  success_header: '',
  success_text: '',
  redirect_url: '',
  is_on_home: false,
  on_courses: 'none',
  course_ids: [],
  ...given,
})

export const aLeadForm = async (ctx: Ctx, given: Partial<FormBody> = {}): Promise<EditableLeadForm> =>
  (await createLeadForm(ctx, aFormBody(given))).form
