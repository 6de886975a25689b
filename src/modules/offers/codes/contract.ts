import { z } from 'zod'
import { PRICE_MAX } from '#modules/catalog/vocabulary.ts'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Cursor, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, Done, GivenTime, Id, Money, Seen, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { CHARGES_MAX, CODE_KINDS, CODE_MAX, CODE_SHAPE, CODE_SORTS, CODE_STATES, USES_MAX } from './vocabulary.ts'

const Uses = z.int().min(1).max(USES_MAX).nullable().default(null)

/** A code as its admin makes it. */
export const CodeBody = z.object({
  code: oneLine().max(CODE_MAX).regex(CODE_SHAPE, 'validation.code'),
  kind: z.enum(CODE_KINDS),
  /** whole percent, or minor units of the school's currency */
  value: z
    .number('validation.required')
    .int('validation.code-value')
    .min(1, 'validation.code-value')
    .max(PRICE_MAX, 'validation.code-value'),
  is_for_all_products: z.boolean().default(true),
  /** counts only when it is not for all */
  product_ids: z.array(Id).max(200).default([]),
  starts_at: GivenTime.nullable().default(null),
  ends_at: GivenTime.nullable().default(null),
  /** null: as often as anybody likes */
  uses_limit: Uses,
  uses_per_person: Uses,
  /** what an order has to cost before the code, in minor units */
  minimum_amount: z.number().int('validation.price').min(0, 'validation.price').max(PRICE_MAX).default(0),
  is_for_first_purchase: z.boolean().default(false),
  /** of what is paid by subscription: off how many charges it comes; null: off all */
  charges: z
    .int('validation.code-charges')
    .min(1, 'validation.code-charges')
    .max(CHARGES_MAX, 'validation.code-charges')
    .nullable()
    .default(1),
  /** everybody is told of it: the lowest price of the 30 days before is shown beside what it takes off */
  is_announced: z.boolean().default(false),
})
export type CodeBody = z.output<typeof CodeBody>

export const CodeRow = z.object({
  id: Id,
  code: z.string(),
  kind: z.enum(CODE_KINDS),
  value: z.int(),
  currency: Currency,
  state: z.enum(CODE_STATES),
  starts_at: Time.nullable(),
  ends_at: Time.nullable(),
  uses_limit: z.int().nullable(),
  /** orders that hold it or were paid with it */
  uses_count: z.int(),
  /** what those orders brought in the school's currency, less what went back */
  revenue: Money,
  /** and in any other one, before the school chose its own */
  other_revenues: z.array(Money),
  created_at: Time,
})
export type CodeRow = z.output<typeof CodeRow>

export const EditableCode = CodeRow.extend({
  is_for_all_products: z.boolean(),
  products: z.array(z.object({ id: Id, title: z.string(), slug: z.string() })),
  uses_per_person: z.int().nullable(),
  minimum_amount: Amount,
  is_for_first_purchase: z.boolean(),
  charges: z.int().nullable(),
  is_announced: z.boolean(),
  can: z.object({ delete: z.boolean() }),
})
export type EditableCode = z.output<typeof EditableCode>

const OneCode = z.object({ code: EditableCode })

export const listCodes = endpoint('GET /json/home/codes', {
  summary:
    'Promo codes of the school, newest first: by letters and state, with how often they were used and what they brought',
  access: 'admin',
  right: 'see-codes',
  query: z.object({
    q: oneLine().max(CODE_MAX).optional(),
    state: z.enum(CODE_STATES).optional(),
    sort: z.enum(CODE_SORTS).optional(),
    cursor: Cursor,
  }),
  answer: pageOf(CodeRow),
})

export const getCode = endpoint('GET /json/home/codes/:codeId', {
  summary: 'A promo code with everything its admin can change',
  access: 'admin',
  right: 'see-codes',
  answer: OneCode,
})

export const createCode = endpoint('POST /home/codes', {
  summary: 'Make a promo code',
  access: 'admin',
  right: 'change-codes',
  status: 201,
  body: CodeBody,
  answer: OneCode,
})

export const updateCode = endpoint('PUT /home/codes/:codeId', {
  summary: 'Change a promo code; orders keep what it took off',
  access: 'admin',
  right: 'change-codes',
  over: writesOver(
    getCode,
    [
      'code',
      'kind',
      'value',
      'is_for_all_products',
      'products',
      'starts_at',
      'ends_at',
      'uses_limit',
      'uses_per_person',
      'minimum_amount',
      'is_for_first_purchase',
      'charges',
      'is_announced',
    ],
    ({ code }) => code,
  ),
  body: CodeBody.extend({ seen: Seen }),
  answer: OneCode,
})

export const stopCode = endpoint('POST /home/codes/:codeId/stop', {
  summary: 'Stop a promo code: from now on nobody has it',
  access: 'admin',
  right: 'change-codes',
  answer: OneCode,
})

export const resumeCode = endpoint('POST /home/codes/:codeId/resume', {
  summary: 'Let a stopped promo code go on',
  access: 'admin',
  right: 'change-codes',
  refuses: [409],
  answer: OneCode,
})

export const deleteCode = endpoint('DELETE /home/codes/:codeId', {
  summary: 'Delete a promo code no order was placed with',
  access: 'admin',
  right: 'change-codes',
  refuses: [409],
  answer: Done,
})
