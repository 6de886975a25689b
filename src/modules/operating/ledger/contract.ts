import { z } from 'zod'
import { Balance } from '#modules/ledger/contract.ts'
import {
  CORRECTED_ACCOUNTS,
  CORRECTION_MAX,
  CORRECTION_REASON_MAX,
  CORRECTION_SIDES,
} from '#modules/ledger/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Currency, Done, Id, SchoolCurrency, Time } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'

const Correction = z.object({
  id: Id,
  account: z.enum(CORRECTED_ACCOUNTS),
  in_favour_of: z.enum(CORRECTION_SIDES),
  /** in minor units */
  amount: z.int().min(1, 'validation.required').max(CORRECTION_MAX),
  currency: SchoolCurrency,
  /** the school reads it beside the amount */
  reason: someLines().min(1, 'validation.required').max(CORRECTION_REASON_MAX),
})

export const SchoolLedger = z.object({
  balances: z.array(Balance),
  /** what its last proof found that does not agree; null before the first */
  differences: z.int().nullable(),
  /** the last of them, the newest first */
  corrections: z.array(Correction.extend({ currency: Currency, at: Time })),
})
export type SchoolLedger = z.output<typeof SchoolLedger>

export const getSchoolLedger = endpoint('GET /json/operator/schools/:id/ledger', {
  summary: 'What the ledger of a school holds, and what was put right in it',
  access: 'operator',
  host: 'platform',
  answer: SchoolLedger,
})

export const correctLedger = endpoint('POST /operator/schools/:id/corrections', {
  summary:
    'Put right what stands between the platform and a school; the school reads why. The same is entered once, however often it is sent',
  access: 'operator',
  host: 'platform',
  body: Correction.omit({ id: true }).extend({ correction_key: Id }),
  answer: Done,
})

export const Position = z.object({
  balances: z.array(Balance),
  /** those whose ledger did not agree when it was last proved; the first of them by name */
  schools_that_differ: z.array(z.object({ id: Id, name: z.string() })),
})
export type Position = z.output<typeof Position>

export const getPosition = endpoint('GET /json/operator/position', {
  summary: 'What the ledgers of all schools hold together, by account and currency, and which do not agree',
  access: 'operator',
  host: 'platform',
  answer: Position,
})
