import path from 'node:path'

import type { ImportGraph } from './import-graph.ts'
import { moduleOf } from './module-of.ts'

const IS_TEST = /\.test\.tsx?$/
const MIGRATIONS = /^src\/platform\/migrations\/.*\.test\.ts$|^test\/functions\.test\.ts$/

/**
 * The tests of a change, the nearest first: those that were changed, that import it themselves, that lie in its folder, in
 * its module, those that import it by others, and those of modules that use it, which may meet it through the whole
 * product only.
 */
export function testsOf(
  changed: string[],
  reached: ReadonlyMap<string, number>,
  { files, importersOf }: ImportGraph,
): string[] {
  const modulesOf = (from: Iterable<string>) => new Set([...from].map(moduleOf).filter((name) => name !== undefined))
  const folders = new Set(changed.map(path.posix.dirname).filter((folder) => folder.startsWith('src/')))
  const modules = modulesOf(changed)
  const users = modulesOf(changed.filter(moduleOf).flatMap((file) => [...importersOf(file)]))
  function nearness(test: string): number {
    const steps = reached.get(test)
    if (steps !== undefined && steps <= 1) return steps
    if (folders.has(path.posix.dirname(test)) || isOfOtherKind(test, changed)) return 2
    const module = moduleOf(test) ?? ''
    if (modules.has(module)) return 3
    if (steps !== undefined) return 3 + steps
    return users.has(module) ? USERS : NOT_AT_ALL
  }
  return files
    .filter((file) => IS_TEST.test(file))
    .map((test) => ({ test, away: nearness(test) }))
    .filter(({ away }) => away < NOT_AT_ALL)
    .toSorted((one, other) => one.away - other.away)
    .map(({ test }) => test)
}

const USERS = 1_000
const NOT_AT_ALL = 2_000

/** Of what nobody imports, since it is read as text. */
const isOfOtherKind = (test: string, changed: string[]): boolean =>
  (MIGRATIONS.test(test) && changed.some((file) => file.startsWith('migrations/'))) ||
  (test === 'test/docs.test.ts' && changed.some((file) => file.endsWith('.md')))
