/** What a file takes from another; `names` is null where it takes all of it. */
export interface Import {
  of: string
  names: Map<string, string> | null
  /** handed on, and not used by the file itself */
  isHandedOn: boolean
}

// As the formatter writes them: at the beginning of a line, in single quotes.
const STATIC = /^(import|export) (?!type )(?:([\w*{][^'"}=;()]*\}?) from )?'([^']+)'/gm
const DYNAMIC = /\b(?:import|vi\.mock)\(\s*'([^']+)'/g
const ADDRESS = /\bnew URL\('([^']+)', import\.meta\.url\)/g
const OF_STYLES = /(?:@import|\bfrom) '([^']+)'/g

/** The files that a text imports, as it names them. Types are left out: they are gone before anything runs, and the compiler asks them all. */
export function importsIn(text: string, isStyles = false): Import[] {
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, of = '']): Import => ({ of: bare(of), names: null, isHandedOn: false }))
  if (isStyles) return all(OF_STYLES)
  return [...[...text.matchAll(STATIC)].flatMap(staticImport), ...all(DYNAMIC), ...all(ADDRESS)]
}

function staticImport([, word, clause = '', of = '']: RegExpExecArray): Import[] {
  const isHandedOn = word === 'export'
  const [, list] = /\{([^}]*)\}/.exec(clause) ?? []
  if (list === undefined) return [{ of: bare(of), names: null, isHandedOn }]
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' as '))
    .map(([original = '', as = original]) => [isHandedOn ? as : original, original] as const)
  if (/^\w/.test(clause)) names.push(['default', 'default'])
  return names.length > 0 ? [{ of: bare(of), names: new Map(names), isHandedOn }] : []
}

/** Without what the bundler is told behind it. */
const bare = (of: string) => of.replace(/\?.*$/, '')
