import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { type Import, importsIn } from './imports-in.ts'

const SOURCES = ['{src,test,seeds,bench,scripts}/**/*.{ts,tsx,mjs,css}', '*.ts']

/** Who imports whom, by paths from the root of the project. */
export interface ImportGraph {
  files: string[]
  /** the files a file imports directly, one that is gone among them */
  importedBy(file: string): ReadonlySet<string>
  importersOf(file: string): ReadonlySet<string>
}

/** Read anew from the sources: a second for all of them. What a file only hands on counts for who takes it, by its name. */
export function importGraph(root: string): ImportGraph {
  const places = placesIn(root)
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**'] }).sort()
  const read = new Map(files.map((file) => [file, resolved(root, file, places)]))
  const imported = new Map(files.map((file) => [file, new Set(taken(file, read))]))
  const importers = new Map<string, Set<string>>()
  for (const [file, targets] of imported)
    for (const target of targets) importers.set(target, (importers.get(target) ?? new Set()).add(file))
  const NONE = new Set<string>()
  return {
    files,
    importedBy: (file) => imported.get(file) ?? NONE,
    importersOf: (file) => importers.get(file) ?? NONE,
  }
}

/** The short names of folders, as package.json has them: '#kit/' is 'src/kit/'. */
function placesIn(root: string): [string, string][] {
  const { imports = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>
  }
  return Object.entries(imports).map(([name, place]) => [name.replace('*', ''), place.slice(2).replace('*', '')])
}

function resolved(root: string, file: string, places: [string, string][]): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return importsIn(text, file.endsWith('.css')).flatMap((each) => {
    if (each.of.startsWith('.')) return [{ ...each, of: path.join(path.dirname(file), each.of) }]
    const [name, place] = places.find(([short]) => each.of.startsWith(short)) ?? []
    return name === undefined ? [] : [{ ...each, of: place + each.of.slice(name.length) }]
  })
}

function* taken(file: string, read: Map<string, Import[]>): Generator<string> {
  for (const { of, names, isHandedOn } of read.get(file) ?? []) {
    if (isHandedOn) continue
    yield of
    yield* handedOn(of, names && new Set(names.keys()), read)
  }
}

/** The files in which these names are at home, when `face` only hands them on. */
function* handedOn(face: string, wanted: Set<string> | null, read: Map<string, Import[]>): Generator<string> {
  for (const { of, names, isHandedOn } of read.get(face) ?? []) {
    if (!isHandedOn) continue
    const asked = names ? [...names].filter(([as]) => !wanted || wanted.has(as)).map(([, original]) => original) : null
    if (asked?.length === 0) continue
    yield of
    yield* handedOn(of, asked ? new Set(asked) : wanted, read)
  }
}
