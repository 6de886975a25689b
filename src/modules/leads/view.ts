import type { InferSelectModel } from 'drizzle-orm'
import { shownEmail } from '#platform/shown-email.ts'
import type { Course, EditableLeadForm, Lead, LeadForm, LeadFormRow, LeadRow } from './contract.ts'
import { mayLeadTo } from './policy.ts'
import type { leadForms, leads } from './tables.ts'

export type FormRow = InferSelectModel<typeof leadForms>
type Row = InferSelectModel<typeof leads>

export const viewLeadForm = (row: FormRow, token: string): LeadForm => ({
  id: row.id,
  language: row.language,
  header: row.header,
  fields: row.fields,
  button_text: row.buttonText,
  consent_text: row.consentText,
  success_header: row.successHeader,
  success_text: row.successText,
  redirect_url: redirectOf(row),
  form_token: token,
})

/** Where its thanks lead, or nowhere: what was saved under other rules is not followed. */
export const redirectOf = ({ redirectUrl }: Pick<FormRow, 'redirectUrl'>): string =>
  mayLeadTo(redirectUrl) ? redirectUrl : ''

export const viewFormRow = (
  row: Pick<FormRow, 'id' | 'name' | 'isOnHome' | 'onCourses' | 'leadsCount' | 'createdAt'>,
): LeadFormRow => ({
  id: row.id,
  name: row.name,
  is_on_home: row.isOnHome,
  on_courses: row.onCourses,
  leads_count: row.leadsCount,
  created_at: row.createdAt.toISOString(),
})

export const viewEditableForm = (row: FormRow, courses: Course[]): EditableLeadForm => ({
  ...viewFormRow(row),
  language: row.language,
  header: row.header,
  fields: row.fields,
  hidden_fields: row.hiddenFields,
  button_text: row.buttonText,
  consent_text: row.consentText,
  success_header: row.successHeader,
  success_text: row.successText,
  redirect_url: row.redirectUrl,
  courses,
})

export const viewLeadRow = (
  row: Pick<Row, 'id' | 'name' | 'email' | 'formId' | 'formName' | 'handledAt' | 'createdAt'>,
): LeadRow => ({
  id: row.id,
  name: row.name,
  email: shownEmail(row.email),
  form: { id: row.formId, name: row.formName },
  state: row.handledAt === null ? 'new' : 'handled',
  created_at: row.createdAt.toISOString(),
})

export const viewLead = (row: Row): Lead => ({
  ...viewLeadRow(row),
  answers: row.answers,
  utm: row.utm,
  consent:
    row.consentText === null || row.consentVersion === null || row.consentedAt === null
      ? null
      : { text: row.consentText, version: row.consentVersion, at: row.consentedAt.toISOString() },
  language: row.language,
  sign_ups_count: row.signUpsCount,
  updated_at: row.updatedAt.toISOString(),
})
