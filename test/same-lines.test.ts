import { expect, test } from 'vitest'
import { productSource, sameLines, type Source } from './rules/same-lines.ts'

/**
 * So often does the source say six lines of code twice (`test/rules/same-lines.ts` counts). It may only fall. When it rises, give
 * what stands twice one home: a function, a hook or a part in the lower of the two modules, or in `#kit` or `#platform` where neither may
 * use the other. When it falls, write the smaller number here. It is never raised.
 */
const PAIRS = 72

test('nothing more of the source is said twice', () => {
  const sources = productSource()
  expect(sources.length).toBeGreaterThan(3000)
  const { pairs, shared } = sameLines(sources)
  const first = shared.map(({ files, line, pairs }) => `${pairs} of ${files[0]}:${line} in ${files[1]}`).join('\n')
  expect(pairs, `six lines in a row that stand in two places:\n${first}\n`).toBeLessThanOrEqual(PAIRS)
  expect(pairs, 'fewer than before: write this number into test/same-lines.test.ts').toBeGreaterThanOrEqual(PAIRS)
})

const LINES = ['one()', 'two()', 'three()', 'four()', 'five()', 'six()', 'seven()']
const pairsIn = (...texts: string[][]) =>
  sameLines(texts.map((lines, at): Source => ({ file: `${at}.ts`, text: lines.join('\n') }))).pairs

test('six same lines are a pair, each line more is one more, and each place more is one with each', () => {
  expect(pairsIn(LINES.slice(0, 5), LINES.slice(0, 5))).toBe(0)
  expect(pairsIn(LINES.slice(0, 6), ['zero()', ...LINES.slice(0, 6)])).toBe(1)
  expect(pairsIn(LINES, LINES)).toBe(2)
  expect(pairsIn(LINES.slice(0, 6), LINES.slice(0, 6), LINES.slice(0, 6))).toBe(3)
  expect(pairsIn([...LINES.slice(0, 6), 'other()', ...LINES.slice(0, 6)])).toBe(1)
  expect(pairsIn(LINES.slice(0, 6), LINES.slice(0, 6).toReversed())).toBe(0)
})

test('how lines are set out makes them no others; imports, comments and what closes are no lines', () => {
  const between = ['', '  // said beside it', '/**', ' * At length.', ' */', '})', '  </div>', '  ) : (']
  expect(
    pairsIn(LINES.slice(0, 6), [...LINES.slice(0, 3).map((line) => `  ${line}`), ...between, ...LINES.slice(3, 6)]),
  ).toBe(1)
  const imports = LINES.map((_, at) => `import { a${at} } from './a.ts'`)
  const long = ['import {', '  one,', '  two,', '  three,', '  four,', '  five,', "} from './a.ts'"]
  expect(pairsIn(imports, imports)).toBe(0)
  expect(pairsIn(long, long)).toBe(0)
})
