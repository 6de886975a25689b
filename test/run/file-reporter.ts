import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node'

import type { Failure } from './tally.ts'

/** What a run says of its files while it goes on, a line of JSON each: what breaks off is known by what was not said. */
export type Said =
  | { planned: string[] }
  | { begun: string }
  | { tested: string }
  | { ended: string; passed: number; failed: Failure[]; near: string[]; seconds: number; megabytes: number }
  /** an error outside of all tests, and the file it came from, where that is known */
  | { broken: string; file?: string }

const LINES = 12
const MEGABYTE = 2 ** 20
/** A limit is so many times what a test takes, or it is too near. */
const TIMES = 5

/** A reporter of vitest that appends to the file which TEST_REPORT names. */
export default class FileReporter implements Reporter {
  readonly #report = process.env['TEST_REPORT']!

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#say({ planned: files.map(nameOf) })
  }

  onTestModuleQueued(file: TestModule): void {
    this.#say({ begun: nameOf(file) })
  }

  onTestCaseResult(test: TestCase): void {
    this.#say({ tested: nameOf(test.module) })
  }

  onTestModuleEnd(file: TestModule): void {
    const { duration, collectDuration, heap = 0 } = file.diagnostic()
    const tests = [...file.children.allTests()]
    this.#say({
      ended: nameOf(file),
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: failuresOf(file, tests),
      near: tests.filter(isNearItsLimit).map((test) => `${nameOf(file)}: ${test.fullName}`),
      seconds: Math.round((duration + collectDuration) / 100) / 10,
      megabytes: Math.round(heap / MEGABYTE),
    })
  }

  onTestRunEnd(_files: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) {
      const file: unknown = error['VITEST_TEST_PATH']
      this.#say({ broken: wordsOf(error), ...(typeof file === 'string' && { file: nameOf({ moduleId: file }) }) })
    }
  }

  #say(said: Said): void {
    appendFileSync(this.#report, `${JSON.stringify(said)}\n`)
  }
}

/** One for each test that failed; where none did and the file failed, one for the file: it did not load, or a hook of it broke. */
function failuresOf(file: TestModule, tests: TestCase[]): Failure[] {
  const name = nameOf(file)
  const failed = tests.flatMap((test) => {
    const { state, errors = [] } = test.result()
    return state === 'failed' ? [{ what: `${name}: ${test.fullName}`, why: errors.map(wordsOf).join('\n') }] : []
  })
  if (failed.length > 0 || file.state() !== 'failed') return failed
  const suites = [...file.children.allSuites()].flatMap((suite) => suite.errors())
  return [{ what: name, why: [...file.errors(), ...suites].map(wordsOf).join('\n') }]
}

/** Its limit is that of the machine as it is, and so is what it took. */
function isNearItsLimit(test: TestCase): boolean {
  const limit = test.options.timeout ?? test.project.config.testTimeout
  return (test.diagnostic()?.duration ?? 0) * TIMES > limit
}

const nameOf = ({ moduleId }: { moduleId: string }) => path.relative(process.cwd(), moduleId)

function wordsOf({ stack, message, cause }: SerializedError): string {
  const said = (stack ?? message).split('\n').slice(0, LINES).join('\n')
  return cause ? `${said}\n${wordsOf(cause)}` : said
}
