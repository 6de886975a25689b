import { globSync, readFileSync } from 'node:fs'

/** So many lines in a row are the same by more than chance. */
const RUN = 6

export interface Source {
  file: string
  text: string
}

interface Line {
  text: string
  /** in its file, from 1 on */
  number: number
}

export interface SameLines {
  /** pairs of places whose next six lines of code are the same: twenty lines said twice are fifteen, said three times 45 */
  pairs: number
  /** by the files they stand in, those that share most first; `line` is where the first of them begins */
  shared: { files: [string, string]; line: number; pairs: number }[]
}

/** The source of the product: not its tests, and not its texts, of which each language says the same. */
export const productSource = (): Source[] =>
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|\/testing\.tsx?$|\/messages\//.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Where the same code stands twice: imports, comments and lines that only close something are left out of it. */
export function sameLines(sources: Source[]): SameLines {
  const places = new Map<string, { file: string; line: number }[]>()
  for (const { file, text } of sources) {
    const lines = codeIn(text)
    for (let at = 0; at + RUN <= lines.length; at++) {
      const run = lines.slice(at, at + RUN)
      const key = run.map((line) => line.text).join('\n')
      places.set(key, [...(places.get(key) ?? []), { file, line: run[0]!.number }])
    }
  }
  const shared = new Map<string, SameLines['shared'][number]>()
  for (const [first, second] of [...places.values()].flatMap(pairsOf)) {
    const key = `${first.file} ${second.file}`
    const known = shared.get(key)
    if (known) known.pairs++
    else shared.set(key, { files: [first.file, second.file], line: first.line, pairs: 1 })
  }
  return {
    pairs: [...shared.values()].reduce((sum, { pairs }) => sum + pairs, 0),
    shared: [...shared.values()].toSorted((one, other) => other.pairs - one.pairs),
  }
}

const pairsOf = <T>(all: T[]): [T, T][] =>
  all.flatMap((first, at) => all.slice(at + 1).map((second): [T, T] => [first, second]))

// As the formatter writes them: an import begins at the margin, and ends with the name of its file.
const IMPORTS = /^(?:import|export)\b(?:[^;'"`=(]*? from)? ?'[^']+'.*$/gm
const COMMENTS = /^\s*(?:\/\/.*|\/\*[^]*?\*\/|\{\/\*[^]*?\*\/\})\s*$/gm
const CLOSES = /^(?:[^\w'"`]|<\/[\w.]+>)+$/

function codeIn(text: string): Line[] {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, '')
  return text
    .replaceAll(IMPORTS, blank)
    .replaceAll(COMMENTS, blank)
    .split('\n')
    .map((line, at) => ({ text: line.trim().replaceAll(/\s+/g, ' '), number: at + 1 }))
    .filter((line) => line.text !== '' && !CLOSES.test(line.text))
}
