import { setTimeout as pause } from 'node:timers/promises'
import { clearBankFaults } from '#providers/payments/sandbox/clear-bank-faults.ts'
import { createBoss } from '#platform/jobs/jobs.ts'
import type { Town } from './town.ts'

const ROUNDS = 4
const DRAINS_WITHIN_MS = 60_000

/**
 * Lets what is under way come to its end without anybody's help but the house's own: everything runs again, twenty minutes
 * pass, jobs, notifications and reconciliation do their work. Answers how many rounds that took.
 */
export async function settle(town: Town, { restarts = true } = {}): Promise<number> {
  for (const process of town.processes) await process.start()
  await clearBankFaults(town.bank)
  await drained(town)
  for (let round = 1; round <= ROUNDS; round++) {
    if ((await openEnds(town)) === 0) return letGoOfCards(town, round - 1)
    await letTimePass(town, restarts)
    await town.query(`
      insert into pgboss.job (name, data)
      values ('payments.reconcile', '{}'), ('checkout.release-expired-claims', '{}'), ('subscriptions.find-due', '{}')`)
    await drained(town)
  }
  return letGoOfCards(town, ROUNDS)
}

/** As if a day had passed, no card stays kept that nothing is charged by. */
async function letGoOfCards(town: Town, rounds: number): Promise<number> {
  await town.query(`
    update saved_cards set created_at = created_at - interval '2 days' where forget_at is null;
    insert into pgboss.job (name, data) values ('subscriptions.let-go-of-cards', '{}')`)
  await drained(town)
  return rounds
}

/** What would come due within twenty minutes is due now. Processes that do nothing meanwhile may run on. */
async function letTimePass(town: Town, restarts: boolean): Promise<void> {
  if (restarts) for (const process of town.processes.toReversed()) await process.stop()
  const ago = `- interval '20 minutes'`
  await town.query(`
    update pgboss.job set start_after = start_after ${ago}, started_on = started_on ${ago}, heartbeat_on = heartbeat_on ${ago}
      where state < 'completed';
    update pgboss.queue set monitor_on = monitor_on ${ago}, maintain_on = maintain_on ${ago};
    update sandbox_bank.notifications set due_at = due_at ${ago} where deliveries_left > 0;
    update sandbox_bank.payments set settles_at = settles_at ${ago} where settles_at is not null;
    update transactions set created_at = created_at ${ago}, checked_at = checked_at ${ago}
      where settled_at is null or refunding_amount > 0;
    update refunds set created_at = created_at ${ago} where state = 'asked';
    update memberships set next_at = next_at ${ago} where next_at < now() + interval '1 hour';
    update claims set expires_at = expires_at ${ago} where expires_at is not null;`)
  await takeOverFromTheDead(town)
  for (const process of town.processes) await process.start()
}

/** What a worker does once a minute: jobs that nobody has finished in time are given to another. */
async function takeOverFromTheDead({ databaseUrl }: Town): Promise<void> {
  const boss = createBoss(databaseUrl, { migrate: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.supervise()
  await boss.stop()
}

/** Waits until the queues and the bank's outbox have nothing left that is due. */
async function drained(town: Town): Promise<void> {
  const until = Date.now() + DRAINS_WITHIN_MS
  while (Date.now() < until) {
    const [row] = await town.query<{ left: number }>(`
      select (select count(*) from pending_events)::int
        + (select count(*) from pgboss.job where state < 'active' and start_after <= now() and name not like '\\_\\_pgboss%')::int
        + (select count(*) from pgboss.job where state = 'active' and started_on > now() - interval '10 seconds')::int
        + (select count(*) from sandbox_bank.notifications where deliveries_left > 0 and due_at <= now() + interval '3 seconds')::int as left`)
    if (row!.left === 0) return
    await pause(250)
  }
}

async function openEnds(town: Town): Promise<number> {
  const [row] = await town.query<{ open: number }>(`
    select (select count(*) from transactions where settled_at is null)::int
      + (select count(*) from orders where status = 'paying')::int
      + (select count(*) from pending_events)::int
      + (select count(*) from pgboss.job where state < 'completed' and name not like '\\_\\_pgboss%' and name not in (select name from pgboss.schedule))::int
      + (select count(*) from sandbox_bank.notifications where deliveries_left > 0)::int as open`)
  return row!.open
}
