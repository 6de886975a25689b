import type { FormField } from '../contract.ts'
import { FIELD_MAX } from '../vocabulary.ts'

/** A field while it is edited: it keeps its key when it moves or is renamed. */
export type FieldDraft<Field extends FormField = FormField> = Field & { key: string }

export const draftsOf = <Field extends FormField>(fields: Field[]): FieldDraft<Field>[] =>
  fields.map((field, index) => ({ ...field, key: String(index) }))

export const fieldsOf = <Field extends FormField>(drafts: FieldDraft<Field>[]): Omit<FieldDraft<Field>, 'key'>[] =>
  drafts.map(({ key: _key, ...field }) => field)

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
    .slice(0, FIELD_MAX.name)
