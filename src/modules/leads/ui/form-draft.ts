import { draftsOf, type FieldDraft, fieldsOf, newField } from '#modules/fields/ui/field-draft.ts'
import type { Course, EditableLeadForm, FormBody } from '../contract.ts'
import { EMAIL_FIELD, NAME_FIELD } from '../vocabulary.ts'

export interface FormDraft extends Omit<FormBody, 'fields' | 'course_ids'> {
  fields: FieldDraft[]
  /** whose pages it was placed on one by one */
  courses: Course[]
}

/** What a part of the editor shows and changes. */
export interface PartProps {
  form: FormDraft
  change: (part: Partial<FormDraft>) => void
}

export const draftNameOf = (formId: string): string => `lead-form:${formId}`

export function draftOf(form: EditableLeadForm): FormDraft {
  const { id: _id, leads_count: _count, created_at: _made, ...body } = form
  return { ...body, fields: draftsOf(body.fields) }
}

export const bodyOf = ({ courses, ...draft }: FormDraft): FormBody => ({
  ...draft,
  course_ids: courses.map(({ id }) => id),
  fields: fieldsOf(draft.fields),
})

interface Given {
  language: FormBody['language']
  firstName: string
  email: string
}

/** First name and email, as forms begin (engagement §5). */
export const newFormDraft = ({ language, firstName, email }: Given): FormDraft => ({
  name: '',
  language,
  header: '',
  fields: [
    { ...newField('0'), name: NAME_FIELD, label: firstName },
    { ...newField('1'), name: EMAIL_FIELD, label: email, type: 'email', required: true },
  ],
  hidden_fields: [],
  button_text: '',
  consent_text: '',
  success_header: '',
  success_text: '',
  redirect_url: '',
  is_on_home: true,
  on_courses: 'none',
  courses: [],
})
