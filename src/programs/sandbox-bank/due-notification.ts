/** What the bank tells a merchant, as it waits in the outbox. */
export interface DueNotification {
  id: string
  payment_id: string
  sequence: number
  body: string
  notify_url: string
  attempts: number
}
