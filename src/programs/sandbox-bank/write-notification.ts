import { DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { Bank } from './bank.ts'
import { LEASE } from './deliver-notification.ts'
import type { BankTx } from './in-transaction.ts'
import type { PaymentRow } from './payment-row.ts'
import { paymentOnWire } from './payment-row.ts'
import type { WireNotification } from './wire.ts'

const HELD_BACK_AT_MOST = 10_000
const DAYS_TO_RESPOND = 10

/**
 * Puts a notification into the outbox, bent as the planned faults want it. One that is due and finds a free hand is claimed as it is
 * written and goes after the commit, without being looked for.
 */
export async function writeNotification(
  bank: Bank,
  tx: BankTx,
  payment: PaymentRow,
  type: WireNotification['type'],
): Promise<void> {
  const id = newId()
  const body: WireNotification = {
    event_id: id,
    type,
    occurred_at: payment.updated_at.toISOString(),
    respond_by:
      type === 'disputed' ? new Date(payment.updated_at.getTime() + DAYS_TO_RESPOND * DAY).toISOString() : null,
    dispute: disputeOnWire(payment),
    // Whoever may charge a card asks for its token; what is told may be kept anywhere.
    payment: { ...paymentOnWire(payment, bank.origin()), saved_card: null },
  }
  const strikes = (fault: Parameters<typeof bank.faults.strike>[0]) =>
    bank.faults.strike(fault, payment.idempotency_key)
  const heldBack = strikes('reorder_notifications')
  const delay = strikes('delay_notification')?.delay ?? (heldBack ? heldBack.delay || HELD_BACK_AT_MOST : 0)
  const deliveries = strikes('withhold_notification') ? 0 : strikes('notify_twice') ? 2 : 1
  const isClaimed = delay === 0 && deliveries > 0 && bank.hasFreeHand()
  const { id: payment_id, sequence, notify_url } = payment
  const notification = { id, payment_id, sequence, body: JSON.stringify(body), notify_url, attempts: isClaimed ? 1 : 0 }
  await tx.query({
    name: 'write-notification',
    text: `
      insert into sandbox_bank.notifications
        (id, payment_id, sequence, body, notify_url, attempts, due_at, deliveries_left, is_held_back)
      values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 millisecond', $8, $9)`,
    values: [...Object.values(notification), isClaimed ? LEASE : delay, deliveries, heldBack !== undefined],
  })
  tx.afterwards(() => (isClaimed ? bank.send(notification) : bank.wake()))
}

const disputeOnWire = ({ dispute_amount: amount, dispute_fee: fee }: PaymentRow): WireNotification['dispute'] =>
  amount === null || fee === null ? null : { amount: Number(amount), fee: Number(fee) }
