import { setTimeout as pause } from 'node:timers/promises'
import { planBankFault } from '#providers/payments/sandbox/plan-bank-fault.ts'
import type { Fault } from '#programs/sandbox-bank/faults.ts'
import type { Dice } from './dice.ts'
import type { Town } from './town.ts'

const FAULTS: readonly Fault[] = [
  'notify_twice',
  'delay_notification',
  'reorder_notifications',
  'withhold_notification',
  'lose_answer',
  'slow_answer',
  'down',
]
const FAULT_EVERY_MS = 150
const HOLDS_RUN_OUT_EVERY_MS = 2000
/** What is killed, by how often. */
const KILLS = ['web', 'web', 'web', 'worker', 'worker', 'bank', 'bank', 'postgres'] as const

/** Lets one mishap after another happen until it is told to stop. Answers what stops it, and how often what was killed. */
export function letMishapsHappen(town: Town, dice: Dice, killEveryMs: number): () => Promise<Record<string, number>> {
  const stopping = new AbortController()
  const { signal } = stopping
  const killed: Record<string, number> = {}
  const sleep = (ms: number) => pause(ms, undefined, { signal }).catch(() => {})

  const bendTheBank = async () => {
    while (!signal.aborted) {
      const fault = {
        fault: dice.oneOf(FAULTS),
        idempotencyKey: undefined,
        times: 1,
        delay: Math.round(dice.between(50, 3000)),
      }
      await planBankFault(town.bank, fault).catch(() => {})
      await sleep(dice.between(0, 2 * FAULT_EVERY_MS))
    }
  }
  const kill = async () => {
    // Each dies once however short the run is; after that it is chance.
    const first = town.victims.map(({ name }) => name).toReversed()
    while (!signal.aborted) {
      await sleep(dice.between(killEveryMs / 2, killEveryMs * 1.5))
      if (signal.aborted) return
      const name = first.shift() ?? dice.oneOf(KILLS)
      await town.victims.find((victim) => victim.name === name)!.kill()
      killed[name] = (killed[name] ?? 0) + 1
    }
  }
  // What is scarce waits for a payment no longer: somebody else may have it, and the payment comes too late.
  const letHoldsRunOut = async () => {
    while (!signal.aborted) {
      await sleep(dice.between(0, 2 * HOLDS_RUN_OUT_EVERY_MS))
      await town.query(`update claims set expires_at = now() where id in
        (select id from claims where state = 'held' order by id limit 3 for update skip locked)`)
      await town.query(`insert into pgboss.job (name, data) values ('checkout.release-expired-claims', '{}')`)
    }
  }
  const happening = Promise.all([bendTheBank(), kill(), letHoldsRunOut()])
  return async () => {
    stopping.abort()
    await happening
    return killed
  }
}
