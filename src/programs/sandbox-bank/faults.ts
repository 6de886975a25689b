export const FAULTS = [
  'notify_twice',
  'delay_notification',
  'reorder_notifications',
  'withhold_notification',
  'lose_answer',
  'slow_answer',
  'down',
] as const
export type Fault = (typeof FAULTS)[number]

/** `times`: how often it strikes. `delay` in milliseconds. Without an idempotency key it strikes whichever comes first. */
export interface PlannedFault {
  fault: Fault
  idempotencyKey?: string | undefined
  times: number
  delay: number
}

export interface Faults {
  plan(fault: PlannedFault): void
  /** Uses the planned fault up once; undefined when none is planned. */
  strike(fault: Fault, idempotencyKey?: string): PlannedFault | undefined
  clear(): void
}

/** Mishaps ordered by developers and tests; forgotten when the bank stops. */
export function planFaults(): Faults {
  let planned: PlannedFault[] = []
  return {
    plan: (fault) => void planned.push({ ...fault }),
    strike(fault, idempotencyKey) {
      const found = planned.find(
        (plan) => plan.fault === fault && (plan.idempotencyKey === undefined || plan.idempotencyKey === idempotencyKey),
      )
      if (found && --found.times <= 0) planned = planned.filter((plan) => plan !== found)
      return found
    },
    clear: () => void (planned = []),
  }
}
