import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface ModuleImport {
  from: string
  to: string
  /** of `from` */
  file: string
  /** of `to`, with its ending */
  imported: string
}

// As the formatter writes them; types count as well, for a module that needs another's types is not readable without it.
const IMPORTED = /^(?:import|export)\b(?:[^;'"`=(]*? from)? ?'([^']+)'|\bimport\(\s*'([^']+)'/gm
const MODULE = /^src\/modules\/([^/]+)\//

/** What modules import of each other, but for what only tests do. */
export function readModuleImports(): ModuleImport[] {
  return globSync('src/modules/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\/testing\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
}

export function importsOf(file: string, text: string): ModuleImport[] {
  const [, from = ''] = MODULE.exec(file) ?? []
  return [...text.matchAll(IMPORTED)].flatMap(([, still, late]) => {
    const named = still ?? late!
    const imported = named.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), named)
      : named.replace(/^#modules\//, 'src/modules/')
    const [, to = from] = MODULE.exec(imported) ?? []
    return to === from ? [] : [{ from, to, file, imported }]
  })
}

/** The modules that use each other, be it by others: each circle as its names in the order of the alphabet. */
export function circlesIn(imports: Pick<ModuleImport, 'from' | 'to'>[]): string[][] {
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of imports) uses.set(from, (uses.get(from) ?? new Set()).add(to))
  const reached = new Map([...uses.keys()].map((name) => [name, reachedFrom(name, uses)]))
  const circles = [...uses.keys()]
    .filter((name) => reached.get(name)!.has(name))
    .map((name) => [...reached.get(name)!].filter((other) => reached.get(other)?.has(name)).toSorted())
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()]
}

function reachedFrom(name: string, uses: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const open = [name]
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of uses.get(at) ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        open.push(next)
      }
  return reached
}
