import path from 'node:path'

import type { Failure, Tally } from './tally.ts'

/** What we read of vitest's json report. */
export interface SuiteReport {
  numPassedTests: number
  testResults: FileReport[]
}

interface FileReport {
  name: string
  status: string
  message?: string
  assertionResults: TestReport[]
}

interface TestReport {
  status: string
  fullName: string
  failureMessages?: string[] | null
}

/**
 * A file that failed with no failed test in it counts as one failure; so does a run that failed outside its tests, of
 * which `lastWords` is what it said last of errors.
 */
export function tallyOf(report: SuiteReport | null, exitCode: number, lastWords: string): Tally {
  if (!report) return { passed: 0, failed: [{ what: 'a run of tests', why: `It left no report.\n${lastWords}` }] }
  const failed = report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf)
  if (failed.length === 0 && exitCode !== 0) {
    failed.push({ what: 'a run of tests', why: `No test failed, and it ended with ${exitCode}.\n${lastWords}` })
  }
  return { passed: report.numPassedTests, failed }
}

function failuresOf({ name, message = '', assertionResults }: FileReport): Failure[] {
  const file = path.relative(process.cwd(), name)
  const tests = assertionResults.filter(({ status }) => status === 'failed')
  if (tests.length === 0) return [{ what: file, why: beginningOf(message) }]
  return tests.map(({ fullName, failureMessages }) => ({
    what: `${file}: ${fullName}`,
    why: (failureMessages ?? []).map(beginningOf).join('\n'),
  }))
}

const LINES = 12
const beginningOf = (message: string) => message.split('\n').slice(0, LINES).join('\n')
