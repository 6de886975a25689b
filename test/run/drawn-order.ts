import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes long begins first: alone at the end it would keep one core waiting for the other. */
const LONG = new Set([
  'test/purchase-torture.test.ts',
  'test/strangers.test.ts',
  'test/own-things.test.ts',
  ...[1, 2, 3, 4].map((part) => `test/gone-meanwhile-${part}.test.ts`),
  'src/platform/jobs/find-waiting.test.ts',
  'test/e2e/pay-every-way.e2e.ts',
  'test/e2e/every-page-dark.e2e.ts',
  'test/e2e/every-page-light.e2e.ts',
  'test/e2e/translated.e2e.ts',
  ...[
    'morning',
    'two-editors',
    'build-a-course',
    'watch-and-talk',
    'visit-and-buy',
    'waking',
    'survive',
    'moderation',
  ].map((journey) => `test/e2e/${journey}.e2e.ts`),
])

/** Files in an order drawn by the seed of the run, so that none comes to depend on another. */
export class DrawnOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence
    const drawn = files.map((file) => {
      const name = relative(this.ctx.config.root, file.moduleId)
      return { file, isLong: LONG.has(name), lot: createHash('sha1').update(`${seed} ${name}`).digest('hex') }
    })
    drawn.sort((one, other) => Number(other.isLong) - Number(one.isLong) || (one.lot < other.lot ? -1 : 1))
    return drawn.map(({ file }) => file)
  }
}
