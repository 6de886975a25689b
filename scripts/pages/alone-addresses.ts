import type { Plugin } from 'vite'

const ADDRESSES = '?addresses'
const ENTRY = new URL('../../src/web/alone/entry.tsx', import.meta.url).pathname

/** `import addresses from './alone/entry.tsx?addresses'`: where browsers get that script and all it imports, itself first. */
export function aloneAddresses(): Plugin {
  let reference = ''
  let addresses: string[] = []
  return {
    name: 'alone-addresses',
    apply: 'build',
    buildStart() {
      if (this.environment.name === 'client') reference = this.emitFile({ type: 'chunk', id: ENTRY, name: 'alone' })
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const found = new Set([this.getFileName(reference)])
      for (const name of found) {
        const file = bundle[name]
        if (file?.type === 'chunk') for (const each of file.imports) found.add(each)
      }
      addresses = [...found].map((name) => `/${name}`)
    },
    load: (id) => (id.endsWith(ADDRESSES) ? `export default ${JSON.stringify(addresses)}` : undefined),
  }
}
