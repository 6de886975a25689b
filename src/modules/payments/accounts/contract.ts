import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { ACCOUNT_CHECKS, ACCOUNT_FIELDS, ACCOUNT_MODES, COLLECTORS, GATEWAYS } from '../vocabulary.ts'

const CREDENTIAL_MAX = 4_000

/** A gateway that a school can take its money through. */
export const Provider = z.object({
  name: z.enum(GATEWAYS),
  collected_by: z.enum(COLLECTORS),
  mode: z.enum(ACCOUNT_MODES),
  /** what it gives its merchants to be known by, where the installation does not have it, and what can be chosen beside it */
  fields: z.array(
    z.object({
      name: z.enum(ACCOUNT_FIELDS),
      kind: z.enum(['text', 'secret', 'choice']),
      choices: z.array(z.string()),
      /** what it is where nothing is chosen; null where it has to be typed */
      usual: z.string().nullable(),
    }),
  ),
})
export type Provider = z.output<typeof Provider>

export const PaymentAccount = z.object({
  id: Id,
  gateway: z.enum(GATEWAYS),
  mode: z.enum(ACCOUNT_MODES),
  /** on whose account the money arrives */
  collected_by: z.enum(COLLECTORS),
  since: Time,
  /** until when it took new payments; null while it does */
  until: Time.nullable(),
  /** payments and refunds that are not settled yet, which it goes on with */
  under_way: z.int(),
  /** cards of members, which it goes on charging */
  kept_cards: z.int(),
})
export type PaymentAccount = z.output<typeof PaymentAccount>

export const PaymentSettings = z.object({
  /** through which the school takes money; null while through none */
  account: PaymentAccount.nullable(),
  /** the gateway whose account is opened by itself with the first payment, as long as the school never had one; null where that is none */
  opens_by_itself: z.enum(GATEWAYS).nullable(),
  providers: z.array(Provider),
})
export type PaymentSettings = z.output<typeof PaymentSettings>

export const getPaymentSettings = endpoint('GET /json/home/settings/payments', {
  summary: 'Through which account the school takes money, and which gateways it can choose',
  access: 'admin',
  right: 'change-settings',
  answer: PaymentSettings,
})

export const PaymentAccounts = z.object({ data: z.array(PaymentAccount), next_page_url: z.string().nullable() })
export type PaymentAccounts = z.output<typeof PaymentAccounts>

export const listPaymentAccounts = endpoint('GET /json/home/settings/payments/accounts', {
  summary: 'Through which accounts the school took money, newest first, each with from when until when',
  access: 'admin',
  right: 'change-settings',
  query: z.object({ cursor: z.string().max(100).optional() }),
  answer: PaymentAccounts,
})

/** A key in PEM has lines; anything else is one. */
const Typed = z.object({
  gateway: z.enum(GATEWAYS, 'validation.required'),
  credentials: z
    .object({
      api_login: oneLine().max(CREDENTIAL_MAX),
      api_password: oneLine().max(CREDENTIAL_MAX),
      api_public_key: someLines().max(CREDENTIAL_MAX),
      public_rsa_key: someLines().max(CREDENTIAL_MAX),
      digest_algorithm: oneLine().max(CREDENTIAL_MAX),
      verification_code: oneLine().max(CREDENTIAL_MAX),
      card_form: oneLine().max(CREDENTIAL_MAX),
    })
    .partial()
    .default({}),
})

export const Checked = z.object({
  /** up to the first that does not work */
  checks: z.array(
    z.object({
      what: z.enum(ACCOUNT_CHECKS),
      works: z.boolean(),
      /** by the gateway, in its own words; empty where it works */
      says: z.string(),
    }),
  ),
  works: z.boolean(),
})
export type Checked = z.output<typeof Checked>

export const tryPaymentAccount = endpoint('POST /home/settings/payments/try', {
  summary: 'Try an account before it is connected: asks the gateway itself, and moves no money',
  access: 'admin',
  right: 'change-payments',
  body: Typed,
  answer: Checked,
})

export const tryConnectedAccount = endpoint('POST /home/settings/payments/accounts/:accountId/try', {
  summary: 'Try an account that the school has, also one that was replaced',
  access: 'admin',
  right: 'change-payments',
  refuses: [409],
  answer: Checked,
})

export const connectPaymentAccount = endpoint('POST /home/settings/payments/accounts', {
  summary: 'Take new payments through this account; what was begun with the one before is ended with that',
  access: 'admin',
  right: 'change-payments',
  refuses: [409],
  status: 201,
  body: Typed.extend({
    /** the account it takes the place of; null while the school has none */
    account_id: Id.nullable(),
  }),
  answer: PaymentSettings,
})

export const switchPaymentsOff = endpoint('POST /home/settings/payments/accounts/:accountId/off', {
  summary: 'Take no new payments; what was begun with the account is ended with it',
  access: 'admin',
  right: 'change-payments',
  refuses: [409],
  answer: Done,
})
