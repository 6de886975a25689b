import { z } from 'zod'
import { PRICE_MAX, PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import { CODE_MAX, CODE_SHAPE } from '#modules/offers/codes/vocabulary.ts'
import { PersonName } from '#modules/people/contract.ts'
import { Email } from '#platform/contract/email.ts'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, Done, GivenDay, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import {
  COMMISSION_KINDS,
  NOTE_MAX,
  PARTNER_NAME_MAX,
  PARTNER_SORTS,
  PARTNER_PRODUCTS_MAX,
  PARTNER_STATES,
  PERIOD_DAYS,
  PERIOD_DAYS_MAX,
  RENEWAL_MONTHS_MAX,
  WINDOW_DAYS,
  WINDOW_DAYS_MAX,
} from './vocabulary.ts'

const CommissionKind = z.enum(COMMISSION_KINDS)
/** whole percent of what was paid, or minor units of the school's currency for each product sold */
const CommissionValue = z
  .number('validation.required')
  .int('validation.commission')
  .min(1, 'validation.commission')
  .max(PRICE_MAX, 'validation.commission')

/** A partner as an admin makes them. */
export const PartnerBody = z.object({
  name: PersonName,
  email: Email,
  code: oneLine().max(CODE_MAX).regex(CODE_SHAPE, 'validation.code'),
  commission_kind: CommissionKind,
  commission_value: CommissionValue,
  /** false: they earn by the products named only */
  is_for_all_products: z.boolean().default(true),
  /** with a rule of their own, or null for the one above */
  products: z
    .array(
      z.object({
        product_id: Id,
        commission_kind: CommissionKind.nullable().default(null),
        commission_value: CommissionValue.nullable().default(null),
      }),
    )
    .max(PARTNER_PRODUCTS_MAX)
    .default([]),
  window_days: z
    .number('validation.required')
    .int('validation.window')
    .min(1, 'validation.window')
    .max(WINDOW_DAYS_MAX, 'validation.window')
    .default(WINDOW_DAYS),
  /** they earn by further periods of what is paid by periods for so many months after the first payment; 0: by the first payment alone */
  renewal_months: z
    .number('validation.required')
    .int('validation.renewal-months')
    .min(0, 'validation.renewal-months')
    .max(RENEWAL_MONTHS_MAX, 'validation.renewal-months')
    .default(0),
  /** an existing promo code that their links take along; empty for none */
  with_code: oneLine().max(CODE_MAX).default(''),
})
export type PartnerBody = z.output<typeof PartnerBody>

/** What came of a partner's links in a period, in the school's currency; a sale counts on the day it was paid. */
const Figures = z.object({
  clicks: z.int(),
  sales: z.int(),
  /** what was paid and has not gone back */
  revenue: Amount,
  commission: Amount,
  /** to the partner, in that period */
  paid: Amount,
})
export type Figures = z.output<typeof Figures>

/** `owed` is below zero where what they were paid for went back since. */
export const Balance = z.object({ currency: Currency, earned: Amount, paid: Amount, owed: z.int() })
export type Balance = z.output<typeof Balance>

export const PartnerRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  code: z.string(),
  state: z.enum(PARTNER_STATES),
  commission_kind: CommissionKind,
  commission_value: z.int(),
  currency: Currency,
  figures: Figures,
  balances: z.array(Balance),
  created_at: Time,
})
export type PartnerRow = z.output<typeof PartnerRow>

/** A page that a link leads to; the first is the home page, of no product. */
export const PartnerLink = z.object({ title: z.string().nullable(), url: z.string() })
export type PartnerLink = z.output<typeof PartnerLink>

export const EditablePartner = PartnerRow.omit({ figures: true }).extend({
  is_for_all_products: z.boolean(),
  products: z.array(
    z.object({
      product_id: Id,
      title: z.string(),
      commission_kind: CommissionKind.nullable(),
      commission_value: z.int().nullable(),
    }),
  ),
  window_days: z.int(),
  renewal_months: z.int(),
  with_code: z.string(),
  links: z.array(PartnerLink),
  /** when the address of their own page was mailed to them; null where there is none */
  page_made_at: Time.nullable(),
  can: z.object({ delete: z.boolean() }),
})
export type EditablePartner = z.output<typeof EditablePartner>

export const Payout = z.object({
  id: Id,
  amount: Amount,
  currency: Currency,
  paid_on: z.iso.date(),
  note: z.string(),
})
export type Payout = z.output<typeof Payout>
export const PayoutPage = pageOf(Payout)
export type PayoutPage = z.output<typeof PayoutPage>

const OnePartner = z.object({ partner: EditablePartner })
const Days = z.coerce.number<number>().int().min(1).max(PERIOD_DAYS_MAX).default(PERIOD_DAYS)

export const listPartners = endpoint('GET /json/home/partners', {
  summary:
    'Partners of the school, newest first: by name and code, with what came of their links in the last days, today included, and what they are owed',
  access: 'admin',
  right: 'see-partners',
  ...inPages(pageOf(PartnerRow), {
    q: oneLine().max(PARTNER_NAME_MAX).optional(),
    days: Days,
    sort: z.enum(PARTNER_SORTS).optional(),
  }),
})

export const getPartnerReport = endpoint('GET /json/home/partner-report', {
  summary: 'What came of all partners’ links in the last days, today included, beside as many days before',
  access: 'admin',
  right: 'see-partners',
  query: z.object({ days: Days }),
  answer: z.object({ days: z.int(), currency: Currency, now: Figures, before: Figures }),
})

export const getPartner = endpoint('GET /json/home/partners/:partnerId', {
  summary: 'A partner with everything their admin can change, their links and what they are owed',
  access: 'admin',
  right: 'see-partners',
  answer: OnePartner,
})

export const createPartner = endpoint('POST /home/partners', {
  summary: 'Add a partner',
  access: 'admin',
  right: 'change-partners',
  status: 201,
  body: PartnerBody,
  answer: OnePartner,
})

export const updatePartner = endpoint('PUT /home/partners/:partnerId', {
  summary: 'Change a partner; what was sold keeps its commission',
  access: 'admin',
  right: 'change-partners',
  over: writesOver(
    getPartner,
    [
      'name',
      'email',
      'code',
      'commission_kind',
      'commission_value',
      'is_for_all_products',
      'products',
      'window_days',
      'renewal_months',
      'with_code',
    ],
    ({ partner }) => partner,
  ),
  body: PartnerBody.extend({ seen: Seen }),
  answer: OnePartner,
})

export const endPartner = endpoint('POST /home/partners/:partnerId/end', {
  summary: 'End a partner: from now on no order is theirs; what they earned stays owed',
  access: 'admin',
  right: 'change-partners',
  answer: OnePartner,
})

export const resumePartner = endpoint('POST /home/partners/:partnerId/resume', {
  summary: 'Let a partner that was ended go on',
  access: 'admin',
  right: 'change-partners',
  answer: OnePartner,
})

export const deletePartner = endpoint('DELETE /home/partners/:partnerId', {
  summary: 'Delete a partner no order came by',
  access: 'admin',
  right: 'change-partners',
  refuses: [409],
  answer: Done,
})

export const makePartnerPage = endpoint('POST /home/partners/:partnerId/page', {
  summary:
    'Make an address for the partner’s own page and mail it to them; the one before leads nowhere from then on. It is answered this once',
  access: 'admin',
  right: 'change-partners',
  status: 201,
  answer: z.object({ url: z.string(), made_at: Time }),
})

export const endPartnerPage = endpoint('DELETE /home/partners/:partnerId/page', {
  summary: 'Let the address of the partner’s own page lead nowhere',
  access: 'admin',
  right: 'change-partners',
  answer: Done,
})

export const listPayouts = endpoint('GET /json/home/partners/:partnerId/payouts', {
  summary: 'What was paid to a partner, the last put down first',
  access: 'admin',
  right: 'see-partners',
  ...inPages(PayoutPage),
})

export const addPayout = endpoint('POST /home/partners/:partnerId/payouts', {
  summary:
    'Put down that so much was paid to a partner, never more than they are owed; the same key is the same payout',
  access: 'admin',
  right: 'pay-partners',
  refuses: [409],
  status: 201,
  body: z.object({
    payout_key: Id,
    amount: z.number('validation.required').int('validation.price').min(1, 'validation.price').max(PRICE_MAX),
    currency: Currency.optional(),
    paid_on: GivenDay,
    note: someLines().max(NOTE_MAX).default(''),
  }),
  answer: z.object({ payout: Payout }),
})

export const deletePayout = endpoint('DELETE /home/partners/:partnerId/payouts/:payoutId', {
  summary: 'Take back that so much was paid to a partner',
  access: 'admin',
  right: 'pay-partners',
  answer: Done,
})

/** Of one currency: `lost` is what would have been earned of what went back. */
const OwnFigures = { sales: z.int(), revenue: Amount, earned: Amount, lost: Amount }

export const PartnerPage = z.object({
  name: z.string(),
  code: z.string(),
  state: z.enum(PARTNER_STATES),
  commission_kind: CommissionKind,
  commission_value: z.int(),
  currency: Currency,
  /** of what they get, how much is an amount in a currency that the school has left for this one; that earns nothing */
  paused: z.object({ what: z.enum(['all', 'some']), now: Currency }).nullable(),
  is_for_all_products: z.boolean(),
  window_days: z.int(),
  renewal_months: z.int(),
  with_code: z.string(),
  links: z.array(PartnerLink),
  balances: z.array(Balance.extend({ lost: Amount })),
  clicks: z.int(),
  sales: z.int(),
  /** the last first; `older` names the month to go on from */
  months: z.array(z.object({ month: z.string(), clicks: z.int(), currency: Currency, ...OwnFigures, paid: Amount })),
  older: z.string().nullable(),
  /** what sold best */
  products: z.array(
    z.object({
      product_id: Id,
      kind: z.enum(PRODUCT_KINDS),
      title: z.string(),
      clicks: z.int(),
      currency: Currency,
      ...OwnFigures,
    }),
  ),
  /** the last of them */
  payouts: z.array(Payout.omit({ id: true, note: true })),
})
export type PartnerPage = z.output<typeof PartnerPage>

export const getPartnerPage = endpoint('GET /json/partners/:partnerToken', {
  summary:
    'What came of a partner’s links and what they are owed, for whoever has the address of their page; nothing says who bought',
  access: 'anyone',
  params: z.object({ partnerToken: z.string().max(200) }),
  query: z.object({
    until: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'validation.cursor')
      .optional(),
  }),
  answer: PartnerPage,
})
