import { expect, test } from 'vitest'

import { type SuiteReport, tallyOf } from '#test/run/tally-of.ts'
import type { Tally } from '#test/run/tally.ts'

const failedTest = { fullName: 'an order is paid', status: 'failed', failureMessages: ['expected 1 to be 2\n    at'] }
const passedTest = { fullName: 'an order is made', status: 'passed', failureMessages: [] }
const file = (status: string, ...assertionResults: SuiteReport['testResults'][0]['assertionResults']) => ({
  name: `${process.cwd()}/src/orders.test.ts`,
  status,
  message: 'does not load',
  assertionResults,
})

test.each<[string, SuiteReport | null, number, Tally]>([
  [
    'all passed',
    { numPassedTests: 2, testResults: [file('passed', passedTest, passedTest)] },
    0,
    { passed: 2, failed: [] },
  ],
  [
    'a failed test',
    { numPassedTests: 1, testResults: [file('failed', passedTest, failedTest)] },
    1,
    { passed: 1, failed: [{ what: 'src/orders.test.ts: an order is paid', why: 'expected 1 to be 2\n    at' }] },
  ],
  [
    'a failed journey, with what was shown',
    {
      numPassedTests: 0,
      testResults: [file('failed', { ...failedTest, failureMessages: ['not found\n    at', '/checkout: No room'] })],
    },
    1,
    {
      passed: 0,
      failed: [{ what: 'src/orders.test.ts: an order is paid', why: 'not found\n    at\n/checkout: No room' }],
    },
  ],
  [
    'a file that does not load',
    { numPassedTests: 0, testResults: [file('failed')] },
    1,
    { passed: 0, failed: [{ what: 'src/orders.test.ts', why: 'does not load' }] },
  ],
  [
    'an error outside the tests',
    { numPassedTests: 1, testResults: [file('passed', passedTest)] },
    1,
    {
      passed: 1,
      failed: [{ what: 'a run of tests', why: 'No test failed, and it ended with 1.\nError: out of memory' }],
    },
  ],
  [
    'a run that left no report',
    null,
    1,
    { passed: 0, failed: [{ what: 'a run of tests', why: 'It left no report.\nError: out of memory' }] },
  ],
  [
    'a run that left no report but a good exit code',
    null,
    0,
    { passed: 0, failed: [{ what: 'a run of tests', why: 'It left no report.\nError: out of memory' }] },
  ],
])('%s is counted, and what failed is named', (_name, report, exitCode, tally) => {
  expect(tallyOf(report, exitCode, 'Error: out of memory')).toEqual(tally)
})
