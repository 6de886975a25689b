import { z } from 'zod'
import { DATA_TYPES, FIELD_MAX, FIELD_TYPES } from './vocabulary.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'

const Words = (max: number) => oneLine().max(max)

/** What a form asks (engagement §3). */
export const FormField = z.object({
  name: Words(FIELD_MAX.name),
  label: Words(FIELD_MAX.label),
  placeholder: Words(FIELD_MAX.label),
  type: z.enum(FIELD_TYPES),
  required: z.boolean(),
  /** whether a checkbox begins ticked */
  checked: z.boolean(),
  options: z.array(z.object({ value: Words(FIELD_MAX.label), text: Words(FIELD_MAX.label) })).max(FIELD_MAX.options),
})
export type FormField = z.output<typeof FormField>

/** One whose line has to be of a type, and which begins with a value (commerce §3). */
export const TypedField = FormField.extend({
  data_type: z.enum(DATA_TYPES),
  initial_value: someLines().max(FIELD_MAX.area),
})
export type TypedField = z.output<typeof TypedField>

export const GivenAnswer = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(FIELD_TYPES),
  /** of a line that had to be of a type */
  data_type: z.enum(DATA_TYPES).optional(),
  /** of a checkbox `yes` or `no` */
  value: z.string(),
  /** of a choice: what its option said */
  text: z.string().optional(),
})
export type GivenAnswer = z.output<typeof GivenAnswer>
