import { measureFactor } from './measure-factor.ts'
import { runSuite } from './run-suite.ts'
import type { FileRun, Suite } from './suite.ts'
import { type PassedAlone, tryAgain } from './try-again.ts'

/** The parts of a run of all tests, one after the other: what came of their files, and how long each took. */
export class Parts {
  readonly seconds: Record<string, number> = {}
  runs: FileRun[] = []
  passedAlone: PassedAlone[] = []

  async time<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now()
    try {
      return await work()
    } finally {
      this.seconds[name] = Math.round((performance.now() - began) / 1_000)
    }
  }

  async suite(suite: Suite): Promise<void> {
    await raiseFactor()
    this.runs.push(...(await this.time(suite.name, () => runSuite(suite))))
  }

  async tryAgain(): Promise<void> {
    await raiseFactor()
    const { runs, passedAlone } = await this.time('once more, alone', () => tryAgain(this.runs))
    this.runs = runs
    this.passedAlone = passedAlone
  }
}

/** A machine that has become slower meanwhile is given more time; one that was slow at the start may be so again. */
async function raiseFactor(): Promise<void> {
  process.env['TEST_FACTOR'] = String(Math.max(Number(process.env['TEST_FACTOR']), await measureFactor()))
}
