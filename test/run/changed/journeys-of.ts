import { readFileSync } from 'node:fs'
import path from 'node:path'

import { addressesIn } from './addresses-in.ts'
import type { ImportGraph } from './import-graph.ts'
import { moduleOf } from './module-of.ts'
import type { Page } from './pages-of.ts'

const WORDS = 'test/e2e/words.ts'

interface Touched {
  /** files by how many imports they are away from the change */
  reached: ReadonlyMap<string, number>
  /** addresses of the pages that are made of it */
  made: ReadonlySet<string>
  modules: ReadonlySet<string>
}

interface Journey {
  file: string
  /** imports between it and the change; what is about the module of the change stands beside what imports it */
  away: number
  visited: number
  others: number
}

/** The journeys that import the change, are about its module or go to a page of it; first those that are about little else. */
export function journeysOf(root: string, graph: ImportGraph, pages: Page[], touched: Touched): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const said = wordsOf(graph.files.includes(WORDS) ? read(WORDS) : '', touched.modules)
  function aJourney(file: string): Journey {
    const text = read(file)
    const isAbout = touched.modules.has(path.basename(file, '.e2e.ts')) || said?.test(text) || importsOne(file)
    const visited = addressesIn([text, ...helpersOf(file, graph).map(read)].join('\n'), pages)
    const own = [...visited].filter((address) => touched.made.has(address)).length
    const away = touched.reached.get(file) ?? (isAbout ? 1 : Infinity)
    return { file, away: Math.min(away, FAR), visited: own, others: visited.size - own }
  }
  const importsOne = (file: string) => [...graph.importedBy(file)].some((of) => touched.modules.has(moduleOf(of) ?? ''))
  return graph.files
    .filter((file) => file.endsWith('.e2e.ts'))
    .map(aJourney)
    .filter(({ away, visited }) => away < FAR || visited > 0)
    .toSorted(nearestFirst)
    .map(({ file }) => file)
}

const FAR = 1_000

const nearestFirst = (one: Journey, other: Journey): number =>
  one.away - other.away ||
  shareOf(other) - shareOf(one) ||
  other.visited - one.visited ||
  (one.file < other.file ? -1 : 1)
const shareOf = ({ visited, others }: Journey) => visited / Math.max(1, visited + others)

/** What a journey goes by beside itself; what all of them go by says nothing of one. */
const helpersOf = (file: string, { importedBy }: ImportGraph): string[] =>
  [...importedBy(file)].filter((each) => /^test\/e2e\/[^/]+\.ts$/.test(each) && !ALL_GO_BY.has(each))
const ALL_GO_BY = new Set([WORDS, ...['stage', 'people', 'places'].map((name) => `test/e2e/${name}.ts`)])

/** Finds `words.surveyPanel(…)` and `wordsIn('en').notes` where these are words of the modules. */
function wordsOf(words: string, modules: ReadonlySet<string>): RegExp | undefined {
  const imported = [...words.matchAll(/as (\w+) } from '#modules\/([^/]+)\//g)]
  const own = imported.filter(([, , module = '']) => modules.has(module)).map(([, name]) => name)
  const keys = own.flatMap((name) =>
    [...words.matchAll(new RegExp(String.raw`^ {2}(\w+): .*\b${name}\b`, 'gm'))].map(([, key]) => key),
  )
  return keys.length > 0 ? new RegExp(String.raw`(words|wordsIn\([^)]*\)|text)\.(${keys.join('|')})\b`) : undefined
}
