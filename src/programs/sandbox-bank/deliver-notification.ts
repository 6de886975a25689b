import { request } from 'undici'
import type { Bank } from './bank.ts'
import type { DueNotification } from './due-notification.ts'
import { EVENT_ID_HEADER, SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from './signature.ts'

const ANSWER_WITHIN = 10_000
const PAUSES = [1, 2, 5, 15, 30, 60, 300, 900, 3600]

// The claim is a lease: a bank killed while sending leaves the notification to be sent again when the lease ends.
export const LEASE = 20_000

/** What an earlier run of the bank had begun to send, or waited to send again, is due now. */
export async function releaseClaims(bank: Bank): Promise<void> {
  await bank.pool.query(
    `update sandbox_bank.notifications set due_at = now() where deliveries_left > 0 and attempts > 0 and due_at > now()`,
  )
}

/** Takes up to `count` due notifications for itself. */
export async function claimNotifications(bank: Bank, count: number): Promise<DueNotification[]> {
  const { rows } = await bank.pool.query<DueNotification>({
    name: 'claim-notifications',
    text: `
      update sandbox_bank.notifications set due_at = now() + interval '${LEASE} milliseconds', attempts = attempts + 1
      where id in (
        select id from sandbox_bank.notifications where deliveries_left > 0 and due_at <= now()
        order by due_at limit $1 for update skip locked
      )
      returning id, payment_id, sequence, body, notify_url, attempts`,
    values: [count],
  })
  return rows
}

/** Sends it, and puts down that the merchant took it (any 2xx) or when to try again. Answers whether something is to be sent after it. */
export async function deliverNotification(bank: Bank, notification: DueNotification): Promise<boolean> {
  const error = await send(bank, notification)
  if (error === undefined) return recordDelivery(bank, notification)
  await recordFailure(bank, notification, error)
  return true
}

async function send(bank: Bank, { id, body, notify_url }: DueNotification): Promise<string | undefined> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  try {
    // Not `fetch`, which takes five times its time of the processor.
    const answer = await request(notify_url, {
      method: 'POST',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      headers: {
        'content-type': 'application/json',
        [EVENT_ID_HEADER]: id,
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: signatureOf(bank.merchant, [id, timestamp], body),
      },
      body,
    })
    await answer.body.dump()
    const isTaken = answer.statusCode >= 200 && answer.statusCode < 300
    return isTaken ? undefined : `answered ${answer.statusCode}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function recordDelivery(bank: Bank, { id, payment_id, sequence }: DueNotification): Promise<boolean> {
  const { rows } = await bank.pool.query<{ hasMore: boolean }>({
    name: 'record-delivery',
    text: `
      with delivered as (
        update sandbox_bank.notifications set deliveries_left = deliveries_left - 1, delivered_at = now(), due_at = now(), last_error = null
        where id = $1 returning deliveries_left
      ), released as (
        update sandbox_bank.notifications set due_at = now(), is_held_back = false
        where payment_id = $2 and sequence < $3 and is_held_back returning id
      )
      select exists (select from released) or exists (select from delivered where deliveries_left > 0) as "hasMore"`,
    values: [id, payment_id, sequence],
  })
  return rows[0]!.hasMore
}

async function recordFailure(bank: Bank, { id, attempts }: DueNotification, error: string): Promise<void> {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1]
  await bank.pool.query(
    `update sandbox_bank.notifications set due_at = now() + $2 * interval '1 second', last_error = $3 where id = $1`,
    [id, pause, error.slice(0, 500)],
  )
}
