import routes from '#web/routes.ts'
import { findBrowser } from '../../browser.ts'
import { keepFilesInMemory } from '../../files-in-memory.ts'
import { runCheck } from '../run-check.ts'
import type { Parts } from '../parts.ts'
import { runSteps, type Step } from '../run-steps.ts'
import type { Tally } from '../tally.ts'
import { choose } from './choose.ts'
import { importGraph } from './import-graph.ts'
import { keptDemoSchool } from './kept-demo-school.ts'
import { pagesOf } from './pages-of.ts'
import { secondsOf } from './seconds-of.ts'
import { tellChoice } from './tell-choice.ts'
import { type Change, whatChanged } from './what-changed.ts'

/**
 * Types, lint and format of what changed since `ref` (or is not committed, or came with the last commit), and the tests and
 * journeys near it. Answers what came of the checks; what came of the tests is in `parts`.
 */
export async function runChanged(parts: Parts, ref?: string): Promise<Tally> {
  const root = process.cwd()
  const changes = await whatChanged(root, ref)
  const choice = choose(changes, {
    root,
    graph: importGraph(root),
    pages: pagesOf(routes),
    secondsOf: secondsOf(root),
  })
  tellChoice(changes, choice)
  const { tests, journeys } = choice
  const checked = await parts.time('checks', () => runSteps(checksOf(changes)))
  await runTests(parts, 'unit', 'unit, verb and HTTP tests', tests, '.ts')
  await runTests(parts, 'component', 'component tests', tests, '.tsx')
  if (journeys.length > 0) await runJourneys(parts, journeys)
  return checked
}

function checksOf(changes: Change[]): Step[] {
  const files = changes.filter(({ isGone }) => !isGone).map(({ file }) => file)
  const linted = files.filter((file) => /\.(tsx?|mjs|js)$/.test(file))
  const formatted = files.filter((file) => /\.(tsx?|mjs|js|css|json|md)$/.test(file))
  return [
    () => runCheck('route types', ['react-router', 'typegen']),
    () => runCheck('types', ['tsc']),
    ...(linted.length > 0 ? [() => runCheck('lint', ['oxlint', '--type-aware', ...linted])] : []),
    ...(formatted.length > 0 ? [() => runCheck('format', ['oxfmt', '--check', ...formatted])] : []),
  ]
}

async function runTests(parts: Parts, project: string, name: string, tests: string[], kind: string): Promise<void> {
  const files = tests.filter((file) => file.endsWith(kind))
  if (files.length > 0) await parts.suite({ name, projects: [project], files })
}

async function runJourneys(parts: Parts, files: string[]): Promise<void> {
  keepFilesInMemory()
  process.env['MADE_DEMO_SCHOOL'] ??= await keptDemoSchool(process.cwd())
  // Unpacked before the journeys start, so that none of them waits for it.
  process.env['CHROMIUM_PATH'] = (await findBrowser()).executablePath
  await parts.suite({ name: 'browser journeys', projects: ['e2e'], files })
}
