/** What is filled in: the control (engagement §3). */
export const FIELD_TYPES = ['text', 'email', 'checkbox', 'select', 'textarea', 'radio'] as const
export type FieldType = (typeof FIELD_TYPES)[number]
/** The types that offer a choice of options. */
export const CHOICE_TYPES: readonly FieldType[] = ['select', 'radio']

/** What a line of text has to be (commerce §3). */
export const DATA_TYPES = ['text', 'integer', 'number', 'date', 'email', 'phone', 'url', 'postal_code'] as const
export type DataType = (typeof DATA_TYPES)[number]

/** Characters, or how many there may be. */
export const FIELD_MAX = {
  fields: 20,
  options: 30,
  name: 40,
  label: 150,
  /** an answer in one line, and in a text area */
  line: 200,
  area: 2000,
} as const
