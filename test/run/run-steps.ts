import type { Tally } from './tally.ts'

export type Step = () => Promise<Tally>

/** One step after the other in each lane, the lanes beside each other. A step that breaks off counts as one failure. */
export async function runSteps(...lanes: Step[][]): Promise<Tally> {
  const total: Tally = { passed: 0, failed: [] }
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) {
        const { passed, failed } = await step().catch((error: unknown): Tally => {
          console.error(error)
          return { passed: 0, failed: [{ what: 'a step of the run', why: String(error) }] }
        })
        total.passed += passed
        total.failed.push(...failed)
      }
    }),
  )
  return total
}
