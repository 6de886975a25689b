import type { Tally } from './tally.ts'

/** What we read of vitest's json report. */
export interface SuiteReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that failed with no failed test in it counts as one failure; so does a run that failed without saying why. */
export function tallyOf(report: SuiteReport | null, exitCode: number): Tally {
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = report.numFailedTests + brokenFiles.length
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}
