import type { Tally } from './tally.ts'

export type Step = () => Promise<Tally>

/** One step after the other in each lane, the lanes beside each other. A step that breaks off counts as one failure. */
export async function runSteps(...lanes: Step[][]): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 }
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) {
        const { passed, failed } = await step().catch((error: unknown) => {
          console.error(error)
          return { passed: 0, failed: 1 }
        })
        total.passed += passed
        total.failed += failed
      }
    }),
  )
  return total
}
