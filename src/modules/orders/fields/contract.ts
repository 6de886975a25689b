import { z } from 'zod'
import { someLines } from '#platform/contract/typed-text.ts'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Seen } from '#platform/contract/shapes.ts'
import { TypedField } from '#modules/fields/contract.ts'
import { FIELD_MAX } from '#modules/fields/vocabulary.ts'
import { ASKED_TYPES } from './vocabulary.ts'

/** A form field as commerce §3 names it: field name, field type, data type, required, initial value. */
export const CheckoutField = TypedField.extend({ type: z.enum(ASKED_TYPES) })
export type CheckoutField = z.output<typeof CheckoutField>

/** By the names of the fields; as it was typed. */
export const TypedAnswers = z
  .record(z.string().max(FIELD_MAX.name), someLines().max(2 * FIELD_MAX.area))
  .refine((answers) => Object.keys(answers).length <= FIELD_MAX.fields, 'validation.invalid')

const Fields = z.object({ fields: z.array(CheckoutField).max(FIELD_MAX.fields) })

export const getCheckoutFields = endpoint('GET /json/home/products/:productId/checkout-fields', {
  summary: 'What is asked at the checkout of a product, beside what every checkout asks',
  access: 'admin',
  right: 'see-products',
  answer: Fields,
})

export const changeCheckoutFields = endpoint('PUT /home/products/:productId/checkout-fields', {
  summary: 'Change what is asked at the checkout of a product; orders keep what they were asked',
  access: 'admin',
  right: 'change-products',
  over: writesOver(getCheckoutFields, ['fields']),
  body: Fields.extend({ seen: Seen }),
  answer: Fields,
})
