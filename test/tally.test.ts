import { expect, test } from 'vitest'

import { tallyOf } from '#test/run/tally-of.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

test.each([
  [
    'all passed',
    { numPassedTests: 2, numFailedTests: 0, testResults: [file('passed', 'passed', 'passed')] },
    0,
    [2, 0],
  ],
  [
    'a failed test',
    { numPassedTests: 1, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] },
    1,
    [1, 1],
  ],
  ['a file that does not load', { numPassedTests: 0, numFailedTests: 0, testResults: [file('failed')] }, 1, [0, 1]],
  [
    'an error outside the tests',
    { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed')] },
    1,
    [1, 1],
  ],
  ['a run that left no report', null, 1, [0, 1]],
  ['a run that left no report but a good exit code', null, 0, [0, 1]],
])('%s is counted', (_name, report, exitCode, [passed, failed]) => {
  expect(tallyOf(report, exitCode)).toEqual({ passed, failed })
})
