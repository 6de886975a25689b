import type { Said } from './file-reporter.ts'
import type { FileRun, Suite } from './suite.ts'
import type { Failure } from './tally.ts'

/** What one run of vitest has said, and how it ended. */
export interface Told {
  said: Said[]
  exitCode: number
  lastWords: string
}

/**
 * What came of each file, and which had not begun when the run broke off. A file that began and never ended failed: its worker
 * died, or it hung. So did one with an error outside of its tests. What was to be set up for all counts as a file when it broke.
 */
export function filesOf(suite: Suite, { said, exitCode, lastWords }: Told): { runs: FileRun[]; rest: string[] } {
  const planned = said.flatMap((each) => ('planned' in each ? each.planned : []))
  const begun = new Set(said.flatMap((each) => ('begun' in each ? [each.begun] : [])))
  const broken = said.flatMap((each) => ('broken' in each ? [each] : []))
  const why = broken.map((each) => each.broken).join('\n') || lastWords
  const runs = said.flatMap((each) => ('ended' in each ? [endedRun(suite, each)] : []))

  const ended = new Set(runs.map(({ file }) => file))
  for (const file of begun) if (!ended.has(file)) runs.push(failedRun(suite, file, `It never ended.\n${why}`))
  for (const each of broken) {
    const run = runs.find(({ file }) => file === each.file)
    if (run?.failed.length === 0) run.failed.push({ what: run.file, why: each.broken })
  }
  const isExplained = exitCode === 0 || runs.some(({ failed }) => failed.length > 0)
  if (!isExplained || planned.length === 0) runs.push(wholeRun(suite, `It ended with ${exitCode}.\n${why}`))
  return { runs, rest: begun.size > 0 ? planned.filter((file) => !begun.has(file)) : [] }
}

const endedRun = (suite: Suite, { ended, ...run }: Extract<Said, { ended: string }>): FileRun => ({
  ...run,
  file: ended,
  again: fileAlone(suite, ended),
})

const failedRun = (suite: Suite, file: string, why: string): FileRun => ({
  ...failing({ what: file, why }),
  file,
  again: fileAlone(suite, file),
})

function wholeRun(suite: Suite, why: string): FileRun {
  const file = `all of "${suite.name}"`
  return { ...failing({ what: file, why }), file, again: suite }
}

const failing = (failure: Failure) => ({ passed: 0, failed: [failure], near: [], seconds: 0, megabytes: 0 })

const fileAlone = ({ name, projects, at }: Suite, file: string): Suite => ({
  name,
  projects,
  files: [file],
  isAlone: true,
  ...(at && { at }),
})
