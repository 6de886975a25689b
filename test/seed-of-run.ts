import { randomInt } from 'node:crypto'

/** What orders and values of a run are drawn by: TEST_SEED, or a lot that is drawn once for this process and all that it starts. */
export function seedOfRun(): number {
  process.env['TEST_SEED'] ??= String(randomInt(2 ** 31))
  return Number(process.env['TEST_SEED'])
}
