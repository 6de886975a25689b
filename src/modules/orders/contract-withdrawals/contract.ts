import { z } from 'zod'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Amount, Currency, Done, Id, Time } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { PersonName, WayOn } from '#modules/people/contract.ts'
import { CONTRACT_WITHDRAWAL_STATES, CONTRACT_WITHDRAWAL_VERDICTS } from '../vocabulary.ts'

export const NUMBER_MAX = 40

export const withdraw = endpoint('POST /withdraw', {
  summary:
    'Withdraw from the contract of an order. The receipt is mailed to the address of the order; whether there is such an order is not told',
  access: 'anyone',
  refuses: [429],
  body: z.object({
    name: PersonName,
    email: Email,
    /** its number, however it is typed */
    order: oneLine().min(1, 'validation.required').max(NUMBER_MAX),
  }),
  answer: WayOn,
})

export const findLeftWith = endpoint('GET /json/withdraw/:order', {
  summary:
    'What else whoever withdraws from an order of their own leaves with it: better variants that it counts towards',
  access: 'signed-in',
  params: z.object({ order: oneLine().min(1, 'validation.required').max(NUMBER_MAX) }),
  answer: z.object({ also: z.array(z.object({ number: z.string(), title: z.string() })) }),
})

export const ContractWithdrawalRow = z.object({
  id: Id,
  order: z.object({ id: Id, number: z.string(), title: z.string(), amount: Amount, currency: Currency }),
  buyer: z.object({ id: Id, name: z.string(), email: z.string() }),
  /** as it was stated, and in whose name */
  statement: z.object({ name: z.string(), text: z.string(), version: z.int(), at: Time }),
  verdict: z.enum(CONTRACT_WITHDRAWAL_VERDICTS),
  state: z.enum(CONTRACT_WITHDRAWAL_STATES),
  /** what has to be back with the buyer in all, and what of it nobody has asked the bank for */
  due_amount: Amount,
  left_amount: Amount,
  /** until when it has to be returned */
  due_at: Time,
  settled_at: Time.nullable(),
  /** its gateway has never heard of the payment, so that nothing can be given back through it */
  is_unknown_to_gateway: z.boolean(),
  can: z.object({ refund: z.boolean() }),
})
export type ContractWithdrawalRow = z.output<typeof ContractWithdrawalRow>

export const listContractWithdrawals = endpoint('GET /json/home/contract-withdrawals', {
  summary: 'ContractWithdrawals from contracts, newest first; all, or those that something is left to be done about',
  access: 'admin',
  right: 'see-orders',
  ...inPages(pageOf(ContractWithdrawalRow), { open: z.enum(['0', '1']).optional() }),
})

export const refundContractWithdrawal = endpoint('POST /home/contract-withdrawals/:withdrawalId/refund', {
  summary: 'Return what a buyer who withdrew has to get back; refused once that is done',
  access: 'admin',
  right: 'settle-orders',
  refuses: [409],
  answer: Done,
})
