import type { Ctx } from '#platform/context.ts'
import type { StepName } from './vocabulary.ts'

/** Something that a new school does before its first sale. Whether it is done follows from what is so: nobody ticks it off. */
export interface Step {
  name: StepName
  /** one that a school can sell without */
  isOptional?: true
  isDone(ctx: Ctx): Promise<boolean>
  /** where it is done, the same for every school */
  path: string
}

/** What leads to a first sale; whoever owns a part of it registers how to tell whether it is done. */
export class FirstSteps {
  readonly #steps = new Map<StepName, Step>()

  register(...steps: Step[]): void {
    for (const step of steps) {
      if (this.#steps.has(step.name)) throw new Error(`Two modules say whether ${step.name} is done`)
      this.#steps.set(step.name, step)
    }
  }

  of(name: StepName): Step | undefined {
    return this.#steps.get(name)
  }
}
