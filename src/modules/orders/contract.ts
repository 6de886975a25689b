import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, Done, GivenDay, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import {
  DISPUTE_STATES,
  FAILURE_REASONS,
  REFUND_REASONS,
  REFUND_STATES,
  TRANSACTION_STATUSES,
} from '#modules/payments/vocabulary.ts'
import { GivenAnswer } from '#modules/fields/contract.ts'
import {
  CONSENT_KINDS,
  LINE_KINDS,
  ORDER_FILTERS,
  ORDER_SORTS,
  ORDER_STATUSES,
  REDUCTION_SOURCES,
  CONTRACT_WITHDRAWAL_VERDICTS,
} from './vocabulary.ts'
import { RefundRequest } from './refund-requests/contract.ts'
import { VatCheck } from './vat/contract.ts'
import { ContractWithdrawalRow } from './contract-withdrawals/contract.ts'

export const REASON_MAX = 300
export const SEARCH_MAX = 150

export const MyOrder = z.object({
  id: Id,
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  titles: z.array(z.string()),
  /** what of it is handed out to others: products with an access manager */
  for_others: z.array(z.object({ product_id: Id, title: z.string() })),
  /** whom it was bought for; null where it is no gift */
  gift_for: z.string().nullable(),
  /** what it was bought as; null where it was a person */
  company: z.object({ name: z.string(), vat_id: z.string() }).nullable(),
  amount: Amount,
  refunded_amount: Amount,
  currency: Currency,
  created_at: Time,
  /** what was agreed can be had as a file */
  has_confirmation: z.boolean(),
  /** until when the contract can be withdrawn from; null when it cannot (any more) */
  withdrawable_until: Time.nullable(),
  withdrawal: z.object({ verdict: z.enum(CONTRACT_WITHDRAWAL_VERDICTS), at: Time }).nullable(),
  /** until when its buyer may ask the school for the money; null when they may not, and where the law lets them withdraw */
  askable_until: Time.nullable(),
  refund_request: RefundRequest.nullable(),
  answers: z.array(GivenAnswer),
})
export type MyOrder = z.output<typeof MyOrder>
export const MyOrderPage = pageOf(MyOrder)
export type MyOrderPage = z.output<typeof MyOrderPage>

export const listMyOrders = endpoint('GET /json/my/orders', {
  summary: 'What whoever is signed in has ordered, newest first',
  access: 'signed-in',
  ...inPages(MyOrderPage),
})

/** `code`: the letters of a promo code; null for any other reduction */
const Reduction = z.object({ source: z.enum(REDUCTION_SOURCES), code: z.string().nullable(), amount: Amount })

const Buyer = z.object({ id: Id, name: z.string(), email: z.string() })

export const OrderRow = z.object({
  id: Id,
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  title: z.string(),
  buyer: Buyer,
  /** what it was bought with, and what that took off */
  promo_code: z.object({ code: z.string(), amount: Amount }).nullable(),
  amount: Amount,
  refunded_amount: Amount,
  currency: Currency,
  /** its buyer waits for an answer */
  is_refund_requested: z.boolean(),
  /** how it stands where its payer asked their own bank for the money back */
  dispute: z.enum(DISPUTE_STATES).nullable(),
  created_at: Time,
})
export type OrderRow = z.output<typeof OrderRow>

export const OrderPage = pageOf(OrderRow)
export type OrderPage = z.output<typeof OrderPage>

export const OrderLine = z.object({
  id: Id,
  kind: z.enum(LINE_KINDS),
  product_id: Id,
  title: z.string(),
  quantity: z.int(),
  /** of the quantity, those that are for others than the buyer */
  seats: z.int(),
  /** whom the only one was bought for, and the day of it; null where it is no gift */
  gift: z.object({ name: z.string(), email: z.string(), send_on: z.iso.date() }).nullable(),
  standard_amount: Amount,
  /** whether that is what the buyer chose to pay */
  is_chosen: z.boolean(),
  reductions: z.array(Reduction),
  amount: Amount,
  /** percent; null: exempt, for the reason beside it */
  vat_rate: z.int().nullable(),
  vat_exemption_reason: z.string().nullable(),
  /** of the amount, what went back, what the bank is returning, and what still can be */
  returned_amount: Amount,
  returning_amount: Amount,
  left_amount: Amount,
})
export type OrderLine = z.output<typeof OrderLine>

export const Refund = z.object({
  id: Id,
  /** the line it is for; null when it is for all of them */
  line_title: z.string().nullable(),
  amount: Amount,
  state: z.enum(REFUND_STATES),
  /** empty when the school gave it back at the gateway itself */
  reason: z.string(),
  asked_by: z.string().nullable(),
  created_at: Time,
  settled_at: Time.nullable(),
})
export type Refund = z.output<typeof Refund>

/** Its payer asked their own bank for the money back. */
export const Dispute = z.object({
  state: z.enum(DISPUTE_STATES),
  at: Time,
  /** what of the payment it is about; null where nobody said */
  amount: Amount.nullable(),
  /** what the gateway charges for it */
  fee: Amount,
  /** until when the school may answer; null where nobody said */
  respond_by: Time.nullable(),
  /** when the bank had decided */
  decided_at: Time.nullable(),
})
export type Dispute = z.output<typeof Dispute>

export const Payment = z.object({
  id: Id,
  status: z.enum(TRANSACTION_STATUSES),
  failure_reason: z.enum(FAILURE_REASONS).nullable(),
  /** why it went back as a whole by itself */
  refund_reason: z.enum(REFUND_REASONS).nullable(),
  amount: Amount,
  refunded_amount: Amount,
  created_at: Time,
  settled_at: Time.nullable(),
  dispute: Dispute.nullable(),
})
export type Payment = z.output<typeof Payment>

export const OrderDetails = OrderRow.extend({
  /** the account that bought it, where it has become one with the buyer's since */
  bought_as: z.object({ name: z.string(), email: z.string() }).nullable(),
  fulfilled_at: Time.nullable(),
  billing: z.object({
    phone: z.string(),
    /** of a company, as are its postal code and city */
    company_name: z.string(),
    vat_id: z.string(),
    address_1: z.string(),
    address_2: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  /** null until it is paid, where there is no VAT number, and where that names no country that VIES could ask */
  vat_check: VatCheck.nullable(),
  /** to what its product asked */
  answers: z.array(GivenAnswer),
  lines: z.array(OrderLine),
  /** of the terms that were accepted; null where the school had none, or it was not kept yet */
  terms_version: z.int().nullable(),
  consents: z.array(z.object({ kind: z.enum(CONSENT_KINDS), text: z.string(), version: z.int() })),
  payments: z.array(Payment),
  refunds: z.array(Refund),
  withdrawal: ContractWithdrawalRow.nullable(),
  refund_request: RefundRequest.nullable(),
  /** what the bank was asked to return and has not said it did, and what can still be given back */
  returning_amount: Amount,
  left_amount: Amount,
  /** its gateway has never heard of the payment, so that nothing can be given back through it */
  is_unknown_to_gateway: z.boolean(),
  can: z.object({ refund: z.boolean() }),
})
export type OrderDetails = z.output<typeof OrderDetails>

export const OrderFilter = z.object({
  /** parts of the buyer's name or address, of the number, and of what was ordered: all of them are looked for */
  q: oneLine().max(SEARCH_MAX).optional(),
  status: z.enum(ORDER_FILTERS).optional(),
  /** of a promo code that they were bought with */
  code_id: Id.optional(),
  /** days of the school, both included */
  from: GivenDay.optional(),
  until: GivenDay.optional(),
})
export type OrderFilter = z.output<typeof OrderFilter>

export const listOrders = endpoint('GET /json/home/orders', {
  summary:
    'Orders, newest first unless another order is asked for: by words, days and promo code, of one status, those whose buyers ask for their money, or those that are or were disputed',
  access: 'admin',
  right: 'see-orders',
  query: OrderFilter.extend({ sort: z.enum(ORDER_SORTS).optional(), cursor: Cursor }),
  answer: OrderPage,
})

export const listStudentOrders = endpoint('GET /json/home/students/:id/orders', {
  summary: 'What a student ordered, newest first',
  access: 'admin',
  right: 'see-orders',
  ...inPages(OrderPage),
})

const OrderTotal = z.object({
  currency: Currency,
  /** how many were found */
  orders_count: z.int(),
  /** what was paid for them, and what of that went back */
  paid_amount: Amount,
  refunded_amount: Amount,
})
export type OrderTotal = z.output<typeof OrderTotal>

export const getOrderTotals = endpoint('GET /json/home/order-totals', {
  summary: 'How many orders are found by the filter of their list, and what was paid for them, by currency',
  access: 'admin',
  right: 'see-orders',
  query: OrderFilter,
  answer: z.object({ totals: z.array(OrderTotal) }),
})

export const getOrder = endpoint('GET /json/home/orders/:orderId', {
  summary: 'An order with its lines, consents, payments, refunds and disputes',
  access: 'admin',
  right: 'see-orders',
  answer: z.object({ order: OrderDetails }),
})

export const refundOrder = endpoint('POST /home/orders/:orderId/refunds', {
  summary: 'Give back what is left of an order, or of one of its lines, or a part of that; and say why',
  access: 'admin',
  right: 'settle-orders',
  refuses: [409],
  body: z.object({
    /** the whole order when left out */
    order_line_id: Id.optional(),
    /** all that is left when left out */
    refund_amount: z.int().min(1).optional(),
    /** made by whoever asks: sent twice it gives back once; needed with an amount */
    refund_key: Id.optional(),
    reason: someLines().min(1, 'validation.required').max(REASON_MAX),
    /** what becomes of what the buyer was given */
    access: z.enum(['keep', 'take']),
    /** the promo code it was bought with, once all of its money is back: free to be used again, or used for good */
    code: z.enum(['free', 'keep']).default('free'),
  }),
  answer: Done,
})
