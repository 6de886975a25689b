import { z } from 'zod'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { SEATS_MAX } from '#modules/catalog/vocabulary.ts'
import { BUMPS_MAX } from '#modules/offers/bumps/vocabulary.ts'
import { CODE_MAX } from '#modules/offers/codes/vocabulary.ts'
import { BillingDetails } from '#modules/companies/details/contract.ts'
import { TypedAnswers } from '#modules/orders/fields/contract.ts'
import { GIFT_MESSAGE_MAX, GIFT_NAME_MAX } from '../gifts/vocabulary.ts'

const line = (longest: number) => oneLine().max(longest).default('')
/** As it is filled in so far: nothing of it need be right yet. */
const Typed = z.object({
  name: line(120),
  ...BillingDetails.shape,
  answers: TypedAnswers.default({}),
  /** where it is a gift */
  gift: z
    .object({
      name: line(GIFT_NAME_MAX),
      email: line(254),
      message: someLines().max(GIFT_MESSAGE_MAX).default(''),
      send_on: line(10),
    })
    .nullable()
    .default(null),
})
/** Made by the browser: whoever knows it may change and take back what was kept with it. */
const Key = z.object({ reminder_key: Id })

export const keepReminder = endpoint('POST /json/checkout/:slug/reminder', {
  summary: 'Keep what a checkout’s form holds, for one reminder by mail that its reader agreed to',
  access: 'anyone',
  audit: 'never',
  changes: 'own',
  refuses: [404, 429],
  body: Typed.extend(Key.shape).extend({
    variant_id: Id,
    quantity: z.int().min(1).max(SEATS_MAX).default(1),
    /** where the buyer chooses what to pay */
    chosen_amount: z.int().min(0).nullable().default(null),
    promo_code: line(CODE_MAX),
    bump_ids: z.array(Id).max(BUMPS_MAX).default([]),
    /** of a visitor; students are reminded at their own address */
    email: Email.optional(),
  }),
  answer: Done,
})

export const forgetReminder = endpoint('POST /json/checkout-reminder/forget', {
  summary: 'Take back the wish to be reminded, and remove what was kept for it',
  access: 'anyone',
  audit: 'never',
  changes: 'own',
  body: Key,
  answer: Done,
})

export const restoreForm = endpoint('POST /json/checkout-reminder', {
  summary: 'What the form held, by the link of the reminder; 404 once it is forgotten',
  access: 'anyone',
  refuses: [404],
  forgeryCheck: false,
  body: z.object({ token: z.string().max(200) }),
  answer: Typed.extend({ email: z.string() }),
})

/** No body is asked for: mail programs send `List-Unsubscribe=One-Click` as a form of either kind. */
export const endReminders = endpoint('POST /no-reminders/:token', {
  summary: 'End the reminders to an address by the link of one, without a login (RFC 8058)',
  access: 'anyone',
  audit: 'never',
  changes: 'own',
  forgeryCheck: false,
  params: z.object({ token: z.string().max(200) }),
  answer: z.object({ done: z.literal(true), redirect_to: z.string().optional(), message: z.string().optional() }),
})
