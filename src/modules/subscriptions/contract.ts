import { z } from 'zod'
import { PERIOD_MONTHS } from '#modules/catalog/plans/vocabulary.ts'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import { MAIL_STATES } from '#modules/mails/vocabulary.ts'
import { KeptMethod } from '#modules/payments/saved-cards/contract.ts'
import { TRANSACTION_OUTCOMES } from '#modules/payments/vocabulary.ts'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, Done, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import {
  CANCEL_REASONS,
  CHARGE_RESULTS,
  GRACE_DAYS_MAX,
  LATER_BY,
  MEMBERSHIP_STATUSES,
  OTHER_REASON_MAX,
  PAUSE_MONTHS,
  PERIOD_STATES,
} from './vocabulary.ts'

/** How somebody stands who pays for something by periods. */
const Standing = z.object({
  id: Id,
  /** empty where the product has one price */
  variant_name: z.string(),
  status: z.enum(MEMBERSHIP_STATUSES),
  /** of each period; -1: a lifetime */
  period_months: z.literal(PERIOD_MONTHS),
  amount: Amount,
  currency: Currency,
  /** what is charged next, and when; null where nothing is any more */
  next_charge: z.object({ at: Time, amount: Amount }).nullable(),
  last_charge: z.object({ result: z.enum(CHARGE_RESULTS), at: Time, needs_holder: z.boolean() }).nullable(),
  /** it goes on until then without being charged; null where it has no end */
  ends_at: Time.nullable(),
  /** it is over */
  ended_at: Time.nullable(),
})

/** What somebody pays for by periods, as they see it themselves. */
export const Membership = Standing.extend({
  product: z.object({ id: Id, kind: z.enum(PRODUCT_KINDS), slug: z.string(), title: z.string() }),
  variant_id: Id,
  paused_until: Time.nullable(),
  /** of the newest period; null where it has no end */
  period_ends_at: Time.nullable(),
  /** by which it is charged; BLIK has no expiry */
  card: KeptMethod.extend({ expires: z.string().nullable() }).nullable(),
  /** on what it goes on from a day on: another plan that its holder chose, or a new price that the school announced */
  later: z
    .object({
      variant_name: z.string(),
      amount: Amount,
      period_months: z.literal(PERIOD_MONTHS),
      from: Time,
      by: z.enum(LATER_BY),
    })
    .nullable(),
  can: z.object({
    change_plan: z.boolean(),
    cancel: z.boolean(),
    resume: z.boolean(),
    pause: z.boolean(),
    change_card: z.boolean(),
  }),
})
export type Membership = z.output<typeof Membership>
export const MembershipPage = pageOf(Membership)
export type MembershipPage = z.output<typeof MembershipPage>

export const listMySubscriptions = endpoint('GET /json/my/subscriptions', {
  summary: 'What whoever is signed in pays for by periods, and paid, newest first',
  access: 'signed-in',
  ...inPages(MembershipPage),
})

/** Of one, for a page of its own: by who has it, or by whoever has the link of a letter. */
const OfOne = { membership_id: Id.optional(), link: z.string().max(300).optional() }

export const getMemberCard = endpoint('GET /json/my/membership/card', {
  summary: 'A membership whose card is to be changed: by its holder, or by the link of a letter within 72 hours',
  access: 'anyone',
  query: z.object(OfOne),
  answer: z.object({
    membership: Membership,
    /** the origin that the page sends a card to, for a token; null where it locks it */
    cards_sent_to: z.string().nullable(),
  }),
})

export const changeCard = endpoint('POST /my/membership/card', {
  summary: 'Charge another card from now on; what is at risk is charged at once',
  access: 'anyone',
  refuses: [404, 409, 429, 502],
  changes: 'own',
  body: z.object({
    ...OfOne,
    /** the card as the browser locked it for the gateway */
    cypher: z.string().max(2000).optional(),
    /** or the token for which the page sent it to the gateway itself */
    token: z.string().max(200).optional(),
    /** that its holder agrees to charges in their absence */
    is_agreed: z.boolean(),
  }),
  answer: z.object({ redirect: z.string() }),
})

export const confirmCharge = endpoint('POST /my/membership/confirm', {
  summary: 'Pay what is at risk with the card that is kept, while its holder is there to confirm it',
  access: 'anyone',
  refuses: [404, 409, 429, 502],
  changes: 'own',
  body: z.object(OfOne),
  answer: z.object({ redirect: z.string() }),
})

const Canceled = z.object({
  membership_id: Id,
  /** `STARTED`: a charge is under way, and nothing is asked until it is known what became of it */
  status: z.enum(['STARTED', 'CANCELED']),
})

export const cancelMembership = endpoint('POST /my/membership/cancel', {
  summary: 'Charge nothing any more; what is paid for stays open until its end',
  access: 'student',
  refuses: [404, 409],
  changes: 'own',
  body: z.object({ membership_id: Id, confirmation: oneLine().max(20) }),
  answer: Canceled,
})

export const surveyCancel = endpoint('POST /my/membership/cancel-survey', {
  summary: 'Say why a membership was canceled',
  access: 'student',
  refuses: [404, 409],
  changes: 'own',
  body: z.object({
    reason: z.enum(CANCEL_REASONS, 'validation.required'),
    other_reason: someLines().max(OTHER_REASON_MAX).default(''),
    membership_id: Id,
  }),
  answer: Done,
})

export const resumeMembership = endpoint('POST /my/membership/resume', {
  summary: 'Take a cancellation back before the paid end, or go on before a pause is over',
  access: 'student',
  refuses: [404, 409],
  changes: 'own',
  body: z.object({ membership_id: Id }),
  answer: z.object({ membership: Membership }),
})

export const pauseMembership = endpoint('POST /my/membership/pause', {
  summary: 'Charge nothing for one to three months after the paid end, and go on then',
  access: 'student',
  refuses: [404, 409],
  changes: 'own',
  body: z.object({ membership_id: Id, months: z.literal(PAUSE_MONTHS) }),
  answer: z.object({ membership: Membership }),
})

/** A member as admins see them. */
export const MemberRow = Standing.extend({
  student: z.object({ id: Id, name: z.string(), email: z.string() }),
  product: z.object({ id: Id, title: z.string() }),
  since: Time,
})
export type MemberRow = z.output<typeof MemberRow>
export const MemberPage = pageOf(MemberRow)
export type MemberPage = z.output<typeof MemberPage>

export const listMembers = endpoint('GET /json/home/members', {
  summary: 'Who pays for something by periods, newest first, by name, plan and status',
  access: 'admin',
  right: 'see-orders',
  query: z.object({
    q: oneLine().max(150).optional(),
    status: z.enum(MEMBERSHIP_STATUSES).optional(),
    product_id: Id.optional(),
    cursor: Cursor,
  }),
  answer: MemberPage,
})

export const getMember = endpoint('GET /json/home/members/:memberId', {
  summary: 'A membership with its periods, what was charged for each, and the mails about it',
  access: 'admin',
  right: 'see-orders',
  answer: z.object({
    member: MemberRow,
    canceled: z.object({ at: Time, reason: z.enum(CANCEL_REASONS).nullable(), other_reason: z.string() }).nullable(),
    periods: z.array(
      z.object({
        number: z.int(),
        starts_at: Time,
        ends_at: Time.nullable(),
        amount: Amount,
        state: z.enum(PERIOD_STATES),
        refusals: z.int(),
        order: z.object({ id: Id, number: z.string() }).nullable(),
      }),
    ),
    /** charges for its periods, the newest first */
    attempts: z.array(
      z.object({
        id: Id,
        period: z.int(),
        at: Time,
        amount: Amount,
        outcome: z.enum(TRANSACTION_OUTCOMES),
        /** made by its holder, not in their absence */
        by_holder: z.boolean(),
      }),
    ),
    mails: z.array(z.object({ id: Id, subject: z.string(), at: Time, state: z.enum(MAIL_STATES) })),
  }),
})

export const getMemberNumbers = endpoint('GET /json/home/members/numbers', {
  summary: 'Members by status, what they pay in a month, and why those left who said so in the last 90 days',
  access: 'admin',
  right: 'see-orders',
  answer: z.object({
    statuses: z.array(z.object({ status: z.enum(MEMBERSHIP_STATUSES), count: z.int() })),
    monthly: z.array(z.object({ currency: Currency, amount: Amount, at_risk_amount: Amount })),
    /** in the last 30 days: how many began, how many ended, and of those who were there before what share that is, in percent */
    begun_count: z.int(),
    ended_count: z.int(),
    churn_percent: z.number(),
    reasons: z.array(z.object({ reason: z.enum(CANCEL_REASONS), count: z.int() })),
    grace_days: z.int(),
  }),
})
export type MemberNumbers = z.output<(typeof getMemberNumbers)['answer']>

export const changeGrace = endpoint('PUT /home/members/settings', {
  summary: 'Say how many days a refused charge leaves a membership open',
  access: 'admin',
  right: 'change-settings',
  over: writesOver(getMemberNumbers, ['grace_days']),
  body: z.object({
    grace_days: z.int('subscriptions.grace').min(0, 'subscriptions.grace').max(GRACE_DAYS_MAX, 'subscriptions.grace'),
    seen: Seen,
  }),
  answer: Done,
})
