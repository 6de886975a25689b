import type { Bank } from './bank.ts'
import { claimNotifications, deliverNotification } from './deliver-notification.ts'
import type { DueNotification } from './due-notification.ts'
import { settleNextLate, settleNextUnanswered } from './settle-payment.ts'

const AT_ONCE = 16
const LONGEST_SLEEP = 30_000
const AFTER_TROUBLE = 1000

export interface Errands {
  wake(): void
  hasFreeHand(): boolean
  send(claimed: DueNotification): void
  stop(): Promise<void>
}

/** Settles what is due and empties the outbox, sleeping until the next thing falls due. */
export function startErrands(bank: Bank): Errands {
  const underWay = new Set<Promise<void>>()
  let round: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    if (isStopped) return
    isWanted = true
    round ??= run().finally(() => {
      round = undefined
      if (isWanted) wake()
    })
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    isWanted = false
    let pause = AFTER_TROUBLE
    try {
      let next = await untilNextDue(bank)
      if (next.settling <= 0) {
        while (await settleNextLate(bank));
        while (await settleNextUnanswered(bank));
        next = await untilNextDue(bank)
      }
      if (next.notifying <= 0 && hasFreeHand()) {
        for (const due of await claimNotifications(bank, AT_ONCE - underWay.size)) send(due)
        next = await untilNextDue(bank)
      }
      pause = Math.max(Math.min(next.settling, next.notifying), 1)
    } catch (error) {
      bank.log.error({ err: error }, 'the bank could not run its errands')
    }
    if (!isStopped) timer = setTimeout(wake, hasFreeHand() ? Math.min(pause, LONGEST_SLEEP) : LONGEST_SLEEP)
  }

  function send(claimed: DueNotification): void {
    if (isStopped) return
    const delivery = deliverNotification(bank, claimed)
      .catch((error: unknown) => {
        bank.log.error({ err: error }, 'a notification could not be recorded')
        return true
      })
      .then((hasMore) => {
        const wasBusy = !hasFreeHand()
        underWay.delete(delivery)
        if (hasMore || wasBusy) wake()
      })
    underWay.add(delivery)
  }

  const hasFreeHand = () => underWay.size < AT_ONCE

  wake()
  return {
    wake,
    hasFreeHand,
    send,
    async stop() {
      isStopped = true
      isWanted = false
      clearTimeout(timer)
      await round
      clearTimeout(timer)
      await Promise.allSettled(underWay)
    },
  }
}

/** Milliseconds until something falls due, of each kind; 0 or less for what is due. */
interface NextDue {
  settling: number
  notifying: number
}

async function untilNextDue(bank: Bank): Promise<NextDue> {
  const { rows } = await bank.pool.query<NextDue>({
    name: 'until-next-due',
    text: `
      select
        coalesce(extract(epoch from (select min(settles_at) from sandbox_bank.payments where settles_at is not null) - $1::timestamptz)::float8 * 1000,
          ${LONGEST_SLEEP}) as settling,
        coalesce(extract(epoch from (select min(due_at) from sandbox_bank.notifications where deliveries_left > 0) - now())::float8 * 1000,
          ${LONGEST_SLEEP}) as notifying`,
    values: [bank.clock.now()],
  })
  return rows[0]!
}
