import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, pageOf } from '#platform/contract/paging.ts'
import { Currency, Done, Id, SchoolCurrency, Time } from '#platform/contract/shapes.ts'
import { ENTRY_KINDS, LEDGER_ACCOUNTS, PROOFS } from './vocabulary.ts'

/** What an account of the ledger holds, as it is read: what is owed or earned is no minus. */
const Held = z.object({ account: z.enum(LEDGER_ACCOUNTS), amount: z.int() })

export const Balance = z.object({
  currency: Currency,
  /** those that ever held something, in the order of the book */
  accounts: z.array(Held),
})
export type Balance = z.output<typeof Balance>

const Check = z.object({
  /** null while the first is under way */
  checked_at: Time.nullable(),
  /** what did not agree: what the ledger says, and what the other says */
  findings: z.array(z.object({ proof: z.enum(PROOFS), currency: Currency, ledger: z.int(), other: z.int() })),
  /** what could not be looked at: the gateway did not answer, or a payment was under way */
  left_out: z.array(z.enum(PROOFS)),
})

export const getBalance = endpoint('GET /json/home/balance', {
  summary:
    'What a school has, owes and earned, by account of its ledger and currency, and how the ledger was last proved',
  access: 'admin',
  right: 'see-sales',
  answer: z.object({
    balances: z.array(Balance),
    /** null until it was proved for the first time */
    check: Check.nullable(),
    /** it says who sells: page settings are needed before the balance page */
    has_seller: z.boolean(),
    held_days: z.int(),
  }),
})
export type WholeBalance = z.output<(typeof getBalance)['answer']>

export const LedgerLine = z.object({
  /** of its entry */
  id: Id,
  kind: z.enum(ENTRY_KINDS),
  happened_at: Time,
  /** what it did to the account that was asked for */
  amount: z.int(),
  /** what its entry did to all of them */
  accounts: z.array(Held),
  order: z.object({ id: Id, number: z.string() }).nullable(),
  /** of a correction, as those who run the platform wrote it */
  reason: z.string().nullable(),
  transaction_id: Id.nullable(),
})
export type LedgerLine = z.output<typeof LedgerLine>

export const listLedgerLines = endpoint('GET /json/home/balance/lines', {
  summary: 'What an account of the ledger is made of in a currency, the last entered first',
  access: 'admin',
  right: 'see-sales',
  query: z.object({ account: z.enum(LEDGER_ACCOUNTS), currency: SchoolCurrency, cursor: Cursor }),
  answer: pageOf(LedgerLine).extend({ amount: z.int() }),
})

export const proveLedger = endpoint('POST /home/balance/prove', {
  summary:
    'Prove that the ledger adds up, and agrees with payments, refunds, sales, partners and the books of the gateway; once a minute',
  access: 'admin',
  right: 'see-sales',
  refuses: [429],
  answer: Done,
})

/** What the entries of a transaction are: each amount of a payment, explained. */
export const TransactionEntries = z.array(
  z.object({ id: Id, kind: z.enum(ENTRY_KINDS), happened_at: Time, accounts: z.array(Held) }),
)
export type TransactionEntries = z.output<typeof TransactionEntries>

export const listTransactionEntries = endpoint('GET /json/home/transactions/:transactionId/ledger', {
  summary: 'What the ledger says of a transaction, in the order in which it happened',
  access: 'admin',
  right: 'see-orders',
  answer: z.object({ entries: TransactionEntries, currency: Currency }),
})
