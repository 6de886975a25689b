import path from 'node:path'

import type { ImportGraph } from './import-graph.ts'
import { journeysOf } from './journeys-of.ts'
import { moduleOf } from './module-of.ts'
import type { Page } from './pages-of.ts'
import { KNOWS_EVERYTHING, reachedFrom } from './reached-from.ts'
import { testsOf } from './tests-of.ts'
import type { Change } from './what-changed.ts'
import { within } from './within.ts'

/** Seconds of test files, added up; three run beside each other. */
const FOR_TESTS = 90
const FOR_JOURNEYS = 120

export interface Choice {
  tests: string[]
  journeys: string[]
  leftOut: string[]
  /** addresses */
  pages: string[]
  /** changes of which what is chosen says too little */
  needTheWholeRun: string[]
}

interface Given {
  root: string
  graph: ImportGraph
  pages: Page[]
  secondsOf: (file: string) => number
}

/** What to run for a change, so that it is answered soon. */
export function choose(changes: Change[], { root, graph, pages, secondsOf }: Given): Choice {
  const changed = changes.map(({ file }) => file)
  const reached = reachedFrom(changed, graph)
  const product = changed.filter((file) => file.startsWith('src/') && !IS_FOR_TESTS.test(file))
  const made = new Set(product.flatMap((file) => pagesMadeOf(file, graph, pages)))
  const modules = new Set(product.map(moduleOf).filter((name) => name !== undefined))
  const isWanted = (file: string) => changed.includes(file)
  const [tests, otherTests] = within(testsOf(changed, reached, graph), { seconds: FOR_TESTS, secondsOf, isWanted })
  const allJourneys = journeysOf(root, graph, pages, { reached, made, modules })
  const [journeys, otherJourneys] = within(allJourneys, { seconds: FOR_JOURNEYS, secondsOf, isWanted })
  function isTested(file: string): boolean {
    const from = reachedFrom([file], graph)
    const isOnTheWay = pagesMadeOf(file, graph, pages).length > 0 || [...from.keys()].some((each) => JOURNEY.test(each))
    return testsOf([file], from, graph).length > 0 || (isOnTheWay && allJourneys.length > 0)
  }
  return {
    tests,
    journeys,
    leftOut: [...otherTests, ...otherJourneys],
    pages: [...made],
    needTheWholeRun: changed.filter(
      (file) => KNOWS_EVERYTHING.has(file) || file.startsWith('migrations/') || !isTested(file),
    ),
  }
}

const JOURNEY = /\.e2e\.ts$/
const IS_FOR_TESTS = /\.test\.tsx?$|\/testing\.ts$/

/** A file that only the server has stands behind the calls of its folder's contract, or of its module's. */
function pagesMadeOf(file: string, graph: ImportGraph, pages: Page[]): string[] {
  const beginsWith = (one: string) => {
    const reached = reachedFrom([one], graph)
    return pages.filter(({ files }) => files.some((each) => reached.has(each))).map(({ address }) => address)
  }
  const own = beginsWith(file)
  const contract = own.length === 0 && moduleOf(file) && contractAbove(path.posix.dirname(file), graph)
  return contract ? beginsWith(contract) : own
}

function contractAbove(folder: string, graph: ImportGraph): string | undefined {
  const contract = `${folder}/contract.ts`
  if (graph.files.includes(contract)) return contract
  return folder.split('/').length > 3 ? contractAbove(path.posix.dirname(folder), graph) : undefined
}
