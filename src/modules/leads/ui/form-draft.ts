import type { Course, EditableLeadForm, FormBody, FormField } from '../contract.ts'
import { EMAIL_FIELD, MAX, NAME_FIELD } from '../vocabulary.ts'

/** A field while it is edited: it keeps its key when it moves or is renamed. */
export interface FieldDraft extends FormField {
  key: string
}

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
  return { ...body, fields: body.fields.map((field, index) => ({ ...field, key: String(index) })) }
}

export const bodyOf = ({ courses, ...draft }: FormDraft): FormBody => ({
  ...draft,
  course_ids: courses.map(({ id }) => id),
  fields: draft.fields.map(({ key: _key, ...field }) => field),
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

export const newField = (key: string): FieldDraft => ({
  key,
  name: '',
  label: '',
  placeholder: '',
  type: 'text',
  required: false,
  checked: false,
  options: [],
})

/** A name made of words: "Skąd o nas wiesz?" is asked as skad_o_nas_wiesz. */
export const nameFrom = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, MAX.fieldName)
