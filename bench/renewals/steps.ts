import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { clearBankFaults } from '#providers/payments/sandbox/clear-bank-faults.ts'
import { planBankFault } from '#providers/payments/sandbox/plan-bank-fault.ts'
import type { Town } from '../torture/town.ts'
import type { Victim } from '../torture/victim.ts'
import { makeDue } from './join.ts'

/** Of a renewal: put down and not sent, charged and not answered, answered and not recorded. */
export type Step = 'put_down' | 'charged' | 'answered'

/** Shorter than a worker waits for the bank. */
const ANSWER_COMES_AFTER_MS = 4000
const LOOKS_EVERY_MS = 10
const HAPPENS_WITHIN_MS = 60_000

/** Of the members, so many become due for each step. */
const SHARE = 4

/** Kills a worker at each step for certain, so that some charges stand there. Answers how many of them did. */
export async function killAtEachStep(town: Town, worker: Victim): Promise<Record<Step, number>> {
  const begin = async () => {
    await worker.start()
    await makeDue(town, Math.ceil(town.market.buyers.length / SHARE))
  }
  const killing = { town, begin, kill: () => worker.stop() }
  return {
    put_down: await killBeforeTheBankHears(killing),
    charged: await killBeforeTheBankAnswers(killing),
    answered: await killBeforeItIsRecorded(killing),
  }
}

interface Killing {
  town: Town
  begin(): Promise<void>
  kill(): Promise<void>
}

/** The bank hears nothing any more, and dies with what was sent to it. */
async function killBeforeTheBankHears({ town, begin, kill }: Killing): Promise<number> {
  const bank = town.processes.find(({ name }) => name === 'bank')!
  bank.freeze()
  await begin()
  await untilSome(() => underWay(town, { isAtBank: false }))
  await kill()
  const caught = await underWay(town, { isAtBank: false })
  await bank.kill()
  return caught
}

/** The bank charges at once and answers late, and tells of it in no other way. */
async function killBeforeTheBankAnswers({ town, begin, kill }: Killing): Promise<number> {
  await answerLate(town)
  await begin()
  await untilSome(() => underWay(town, { isAtBank: true }))
  await kill()
  await clearBankFaults(town.bank)
  return underWay(town, { isAtBank: true })
}

/** What is charged is held by a lock of the bench before the answer comes: whoever records it waits there. */
async function killBeforeItIsRecorded({ town, begin, kill }: Killing): Promise<number> {
  const before = await town.query<{ id: string }>(`select id from transactions where settled_at is null`)
  await answerLate(town)
  await begin()
  const client = new pg.Client({ connectionString: town.databaseUrl })
  await client.connect()
  try {
    const hold = async () => {
      await client.query('begin')
      const { rowCount } = await client.query(
        `select t.id from transactions t join sandbox_bank.payments b on b.idempotency_key = t.id::text
         where t.settled_at is null and t.id <> all ($1) for update of t`,
        [before.map(({ id }) => id)],
      )
      if (!rowCount) await client.query('rollback')
      return rowCount ?? 0
    }
    await untilSome(hold)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const waiting = async () => {
      const [row] = await town.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where $1 = any (pg_blocking_pids(pid))`,
        [rows[0]!.pid],
      )
      return row!.count
    }
    const caught = await untilSome(waiting)
    await kill()
    return caught
  } finally {
    await client.end()
    await clearBankFaults(town.bank)
  }
}

async function answerLate({ bank, market }: Town): Promise<void> {
  const always = { idempotencyKey: undefined, times: 2 * market.buyers.length }
  await planBankFault(bank, { ...always, fault: 'slow_answer', delay: ANSWER_COMES_AFTER_MS })
  await planBankFault(bank, { ...always, fault: 'withhold_notification', delay: 0 })
}

/** Charges that a worker has begun and not ended, living or dead. */
async function underWay({ query }: Town, { isAtBank }: { isAtBank: boolean }): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(distinct t.id)::int from pgboss.job j
     join membership_periods p on p.membership_id = (j.data ->> 'membershipId')::uuid and p.state = 'open'
     join transactions t on t.order_id = p.order_id and t.settled_at is null
     left join sandbox_bank.payments b on b.idempotency_key = t.id::text
     where j.name = 'subscriptions.charge' and j.state = 'active' and (b.id is not null) = $1`,
    [isAtBank],
  )
  return row!.count
}

async function untilSome(count: () => Promise<number>): Promise<number> {
  for (const until = Date.now() + HAPPENS_WITHIN_MS; Date.now() < until; await pause(LOOKS_EVERY_MS)) {
    const some = await count()
    if (some > 0) return some
  }
  throw new Error('No charge came to where the worker is to be killed')
}
