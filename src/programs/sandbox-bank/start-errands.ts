import type { Bank } from './bank.ts'
import { claimNotifications, deliverNotification } from './deliver-notification.ts'
import { settleNextLate, settleNextUnanswered } from './settle-payment.ts'

const AT_ONCE = 16
const LONGEST_SLEEP = 30_000
const AFTER_TROUBLE = 1000

export interface Errands {
  wake(): void
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
      while (await settleNextLate(bank));
      while (await settleNextUnanswered(bank));
      if (underWay.size < AT_ONCE) for (const due of await claimNotifications(bank, AT_ONCE - underWay.size)) start(due)
      pause = await untilNextDue(bank)
    } catch (error) {
      bank.log.error({ err: error }, 'the bank could not run its errands')
    }
    if (!isStopped) timer = setTimeout(wake, underWay.size < AT_ONCE ? pause : LONGEST_SLEEP)
  }

  function start(due: Parameters<typeof deliverNotification>[1]): void {
    const delivery = deliverNotification(bank, due)
      .catch((error: unknown) => bank.log.error({ err: error }, 'a notification could not be recorded'))
      .finally(() => {
        underWay.delete(delivery)
        wake()
      })
    underWay.add(delivery)
  }

  wake()
  return {
    wake,
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

async function untilNextDue(bank: Bank): Promise<number> {
  const { rows } = await bank.pool.query<{ pause: number | null }>({
    name: 'until-next-due',
    text: `
      select extract(epoch from least(
        (select min(due_at) from sandbox_bank.notifications where deliveries_left > 0),
        (select min(settles_at) from sandbox_bank.payments where settles_at is not null)
      ) - now())::float8 * 1000 as pause`,
  })
  return Math.min(Math.max(rows[0]?.pause ?? LONGEST_SLEEP, 1), LONGEST_SLEEP)
}
