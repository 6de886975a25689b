import { describe, expect, test } from 'vitest'
import { type PaymentOutcome, statusAfter } from './status-after.ts'
import { mayMove } from './transaction-moves.ts'
import {
  isFailed,
  isPaid,
  isSettled,
  SHOWN_STATUSES,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from './vocabulary.ts'

const paymentId = 'p'
const approved: PaymentOutcome = { status: 'approved', paymentId }
const canceled: PaymentOutcome = { status: 'canceled', paymentId }
const declined: PaymentOutcome = { status: 'declined', paymentId, reason: 'insufficient_funds' }
const unusable: PaymentOutcome = { status: 'declined', paymentId, reason: 'card_data_invalid' }
const pending: PaymentOutcome = { status: 'pending', paymentId }
const asked: PaymentOutcome = { status: 'needs_authentication', paymentId, redirectUrl: 'https://bank.test' }
const never: PaymentOutcome = { status: 'never_arrived' }

const after = (from: TransactionStatus, outcome: PaymentOutcome) => {
  const to = statusAfter(from, outcome)
  return mayMove(from, to) ? to : from
}

test.each<[TransactionStatus, PaymentOutcome, TransactionStatus]>([
  ['STARTED', asked, 'AUTHENTICATION'],
  ['STARTED', pending, 'PENDING'],
  ['STARTED', approved, 'PERFORMED'],
  ['STARTED', declined, 'FAILURE'],
  ['STARTED', unusable, 'ERROR'],
  ['STARTED', never, 'ERROR'],
  ['STARTED', canceled, 'CANCELED'],
  ['AUTHENTICATION', approved, 'PERFORMED'],
  ['AUTHENTICATION', pending, 'PENDING'],
  ['AUTHENTICATION', declined, 'FAILURE'],
  ['AUTHENTICATION', canceled, 'CANCELED'],
  ['PENDING', approved, 'CLEARED'],
  ['PENDING', asked, 'PENDING'],
  ['PENDING', declined, 'FAILURE'],
  ['FAILURE', approved, 'PERFORMED'],
  ['ERROR', approved, 'PERFORMED'],
  ['CANCELED', approved, 'PERFORMED'],
  ['FAILURE', canceled, 'FAILURE'],
  ['CANCELED', declined, 'CANCELED'],
  ['ERROR', declined, 'ERROR'],
])('%s, when the gateway says %o, is then %s', (from, outcome, to) => {
  expect(after(from, outcome)).toBe(to)
})

describe('whatever the gateway says', () => {
  const everything = [approved, canceled, declined, unusable, pending, asked, never]

  test.each(TRANSACTION_STATUSES.filter(isPaid))('what is %s stays paid', (status) => {
    for (const outcome of everything) expect(isPaid(after(status, outcome))).toBe(true)
  })

  test.each(TRANSACTION_STATUSES)('money that was taken is known as paid, from %s', (status) => {
    expect(isPaid(after(status, approved))).toBe(true)
  })

  test.each(TRANSACTION_STATUSES.filter(isSettled))('what is %s never waits again', (status) => {
    for (const outcome of everything) expect(isSettled(after(status, outcome))).toBe(true)
  })
})

test('the specification knows three successes and three failures, the rest is pending', () => {
  expect(SHOWN_STATUSES.filter(isPaid)).toEqual(['PERFORMED', 'CLEARED', 'ACCESS_GRANTED'])
  expect(SHOWN_STATUSES.filter(isFailed)).toEqual(['FAILURE', 'ERROR', 'CANCELED'])
})
