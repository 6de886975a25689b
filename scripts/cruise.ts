import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[]
  violations: { rule: string; from: string; to: string }[]
  totalCruised: number
}

interface Answer {
  modules: Cruise['modules']
  summary: { violations: { rule: { name: string }; from: string; to: string }[]; totalCruised: number }
}

/** What the files of a folder import, and where that is not allowed. */
export async function cruise(folder: string): Promise<Cruise> {
  const { stdout } = await run(
    'node_modules/.bin/depcruise',
    ['--config', '.dependency-cruiser.js', '--output-type', 'json', folder],
    { maxBuffer: 256 * 1024 * 1024 },
  ).catch((failed: Error & { stdout: string }) => {
    // It ends like this where something is not allowed.
    if (failed.stdout) return failed
    throw failed
  })
  const { modules, summary } = JSON.parse(stdout) as Answer
  return {
    modules: modules.map(({ source, dependencies }) => ({
      source,
      dependencies: dependencies.map(({ resolved }) => ({ resolved })),
    })),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    totalCruised: summary.totalCruised,
  }
}
