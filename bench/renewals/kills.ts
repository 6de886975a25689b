import { setTimeout as pause } from 'node:timers/promises'
import { clearBankFaults } from '#providers/payments/sandbox/clear-bank-faults.ts'
import { planBankFault } from '#providers/payments/sandbox/plan-bank-fault.ts'
import type { Fault } from '#programs/sandbox-bank/faults.ts'
import { type Dice, diceOf } from '../torture/dice.ts'
import { settle } from '../torture/settle.ts'
import { isWorker, openTown, type Town } from '../torture/town.ts'
import type { Victim } from '../torture/victim.ts'
import { auditRenewals, type RenewalBooks } from './audit-renewals.ts'
import { findDue, joinAll, makeDue } from './join.ts'
import { openMembersMarket } from './members-market.ts'
import { killAtEachStep, type Step } from './steps.ts'

interface KillsSettings {
  members: number
  killEveryMs: number
  seed: number
}

interface KillsReport extends RenewalBooks {
  /** charges that stood at each step when their worker was killed */
  caught: Record<Step, number>
  /** workers that were killed at some other moment */
  killedBetween: number
  /** how often twenty minutes had to pass until nothing was open */
  rounds: number
}

/** Renews so many memberships that are due at once by two workers that are killed again and again, and audits what came of it. */
export async function killRenewals(
  { members, killEveryMs, seed }: KillsSettings,
  say: (line: string) => void,
): Promise<KillsReport> {
  const town = await openTown((env) => openMembersMarket(env, members), { workers: 2, areWorking: false })
  try {
    await joinAll(town)
    say(`${members} members have joined`)
    const workers = town.processes.filter(isWorker)
    const caught = await killAtEachStep(town, workers[0]!)
    say(`killed at each step: ${JSON.stringify(caught)}`)
    await makeDue(town, members)
    const killedBetween = await killBetween(town, workers, { dice: diceOf(seed), killEveryMs })
    say(`${killedBetween} more were killed`)
    const rounds = await settle(town, { restarts: false })
    return { ...(await auditRenewals(town)), caught, killedBetween, rounds }
  } finally {
    await town.close()
  }
}

const MISHAPS: readonly Fault[] = ['slow_answer', 'lose_answer', 'notify_twice', 'withhold_notification', 'down']

/** Until nothing waits in the queue; what was under way in a worker that was killed is taken over later. */
async function killBetween(
  town: Town,
  workers: Victim[],
  { dice, killEveryMs }: { dice: Dice; killEveryMs: number },
): Promise<number> {
  await Promise.all(workers.map((each) => each.start()))
  let killed = 0
  while ((await waiting(town)) > 0) {
    for (let mishap = 0; mishap < workers.length; mishap++)
      await planBankFault(town.bank, {
        fault: dice.oneOf(MISHAPS),
        idempotencyKey: undefined,
        times: 1,
        delay: Math.round(dice.between(50, 1000)),
      })
    await charging(town)
    await pause(dice.between(0, killEveryMs * 2))
    await dice.oneOf(workers).kill()
    killed++
    // The one that looked for them may have been killed at it.
    await findDue(town)
  }
  await clearBankFaults(town.bank)
  return killed
}

/** Waits until a worker charges, so that it is not killed before it has looked for work. */
async function charging({ query }: Town): Promise<void> {
  const begun = `select (select count(*) from pgboss.job where name = 'subscriptions.charge' and state <> 'created')::int as count`
  const [before] = await query<{ count: number }>(begun)
  for (let looks = 0; looks < LOOKS_AT_MOST; looks++) {
    const [now] = await query<{ count: number }>(begun)
    if (now!.count > before!.count) return
    await pause(LOOKS_EVERY_MS)
  }
}

const LOOKS_EVERY_MS = 50
const LOOKS_AT_MOST = 600

/** Memberships that nobody has looked at, and jobs that no worker has begun; those of the dead are taken over later. */
async function waiting({ query }: Town): Promise<number> {
  const [row] = await query<{ count: number }>(`
    select (select count(*) from memberships m where next_at <= now() and not exists (select from pgboss.job j
      where j.name = 'subscriptions.charge' and j.state = 'active' and (j.data ->> 'membershipId')::uuid = m.id))::int + (select count(*) from pgboss.job
      where name = 'subscriptions.charge' and state < 'active' and start_after <= now())::int as count`)
  return row!.count
}
