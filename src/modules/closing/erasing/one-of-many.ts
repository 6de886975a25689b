import type { Ctx } from '#platform/context.ts'
import { ErasedElsewhere, type Steps } from './steps.ts'

const AT_ONCE = 100

interface Many<Row> {
  /** So many of them behind one, in their order. */
  after(ctx: Ctx, last: Row | undefined, most: number): Promise<Row[]>
  work(row: Row): Promise<unknown>
  /** with so many failures none of the others is tried */
  failuresMost?: number
}

/** Does each of many things, of which none keeps the others waiting. What failed first is thrown at the end. */
export async function workThrough<Row>(
  steps: Steps,
  { after, work, failuresMost = Infinity }: Many<Row>,
): Promise<void> {
  let failures = 0
  let first: unknown
  for (let last: Row | undefined; failures < failuresMost;) {
    const some = await steps.step((ctx) => after(ctx, last, AT_ONCE))
    for (const row of some) {
      const failed = await passingOver(steps, () => work(row))
      if (failed) failures++
      first ??= failed
      if (failures >= failuresMost) break
    }
    last = some.at(-1)
    if (some.length < AT_ONCE) break
  }
  if (failures > 0) throw first
}

/** Does one of many things of which none is to keep the others waiting: what fails is given back, but for what ends the whole. */
async function passingOver({ signal }: Steps, work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof ErasedElsewhere || signal.aborted) throw error
    return error
  }
}
