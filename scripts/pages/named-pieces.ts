import { hash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

const PIECES = '?pieces'
const PROJECT = new URL('../..', import.meta.url).pathname
/** As every piece is written that comes as soon as it is shown. */
const PIECE = /(?<=\bonDemand\(\s*)async \(\) => \(await import\('([^']+)'\)\)\.(\w+)/g
/** There are some sixty; two that were called alike would be a build that fails. */
const NAME_LENGTH = 3

/**
 * Gives each piece that comes on demand a name, the same on the server and in browsers. `import pieces from './pages.ts?pieces'` says
 * which scripts each is made of, its own first.
 */
export function namedPieces(): Plugin {
  const files = new Map<string, string>()
  let scripts: Record<string, string[]> = {}
  return {
    name: 'named-pieces',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id) {
      const found = [...code.matchAll(PIECE)]
      if (found.length === 0) return undefined
      let named = code
      for (const [piece, file = '', exported] of found) {
        const name = hash('sha1', id.slice(PROJECT.length) + piece, 'base64url').slice(0, NAME_LENGTH)
        const made = (await this.resolve(file, id))!.id
        if ((files.get(name) ?? made) !== made) throw new Error(`Two pieces are called ${name}: make names longer`)
        files.set(name, made)
        named = named.replace(piece, `() => import('${file}').then((made) => made.${exported}), '${name}'`)
      }
      return { code: named, map: null }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      scripts = Object.fromEntries([...files].map(([name, file]) => [name, scriptsOf(file, bundle)]))
    },
    load: (id) => (id.endsWith(PIECES) ? `export default ${JSON.stringify(scripts)}` : undefined),
  }
}

function scriptsOf(file: string, bundle: Rolldown.OutputBundle): string[] {
  const holder = Object.values(bundle).find(
    (each) => each.type === 'chunk' && (each.facadeModuleId === file || each.moduleIds.includes(file)),
  )
  const found = new Set(holder && [holder.fileName])
  for (const name of found) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const each of chunk.imports) found.add(each)
  }
  return [...found].map((name) => `/${name}`)
}
