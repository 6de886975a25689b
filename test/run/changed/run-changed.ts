import routes from '#web/routes.ts'
import { findBrowser } from '../../browser.ts'
import { keepFilesInMemory } from '../../files-in-memory.ts'
import { runCheck } from '../run-check.ts'
import { runSteps, type Step } from '../run-steps.ts'
import { runSuite } from '../run-suite.ts'
import type { Tally } from '../tally.ts'
import { choose } from './choose.ts'
import { importGraph } from './import-graph.ts'
import { keptDemoSchool } from './kept-demo-school.ts'
import { pagesOf } from './pages-of.ts'
import { secondsOf } from './seconds-of.ts'
import { tellChoice } from './tell-choice.ts'
import { type Change, whatChanged } from './what-changed.ts'

/** Types, lint and format of what changed since `ref` (or is not committed, or came with the last commit), and the tests and journeys near it. */
export async function runChanged(ref?: string): Promise<Tally> {
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
  const suites: Step[] = [
    ...suite(
      'unit, verb and HTTP tests',
      'unit',
      tests.filter((file) => file.endsWith('.ts')),
    ),
    ...suite(
      'component tests',
      'component',
      tests.filter((file) => file.endsWith('.tsx')),
    ),
  ]
  const [checked, tested] = [await runSteps(checksOf(changes)), await runSteps(suites)]
  const travelled = await runSteps(journeys.length > 0 ? [() => runJourneys(journeys)] : [])
  const tallies = [checked, tested, travelled]
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
  }
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

const suite = (name: string, project: string, files: string[]): Step[] =>
  files.length > 0 ? [() => runSuite(name, { projects: [project], files })] : []

async function runJourneys(files: string[]): Promise<Tally> {
  keepFilesInMemory()
  process.env['DEMO_SCHOOL'] ??= await keptDemoSchool(process.cwd())
  // Unpacked before the journeys start, so that none of them waits for it.
  process.env['CHROMIUM_PATH'] = (await findBrowser()).executablePath
  return runSuite('browser journeys', { projects: ['e2e'], files })
}
