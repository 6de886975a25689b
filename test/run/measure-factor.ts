import { setTimeout as pause } from 'node:timers/promises'

import { calibrate } from '../../bench/calibrate.ts'

/** Milliseconds that the fixed piece of work takes on two quiet cores. */
const QUIET = 90
const SLOWEST = 6
const SAMPLES = 12

/** How many times slower than a quiet one this machine is now, by a fixed piece of work done again and again: from 1 to 6. */
export async function measureFactor(work: () => number = calibrate): Promise<number> {
  let total = 0
  for (let nth = 0; nth < SAMPLES; nth++) {
    total += work()
    await pause(20)
  }
  return factorOf(total / SAMPLES)
}

const factorOf = (milliseconds: number): number =>
  Math.round(Math.min(SLOWEST, Math.max(1, milliseconds / QUIET)) * 10) / 10
