import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Drawing } from '../../src/kit/actions/drawn-icon.tsx'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/
const DRAWN_ICON = fileURLToPath(new URL('../../src/kit/actions/drawn-icon.tsx', import.meta.url))

/** Lucide's icons as pages get them: what is drawn, without the other names and keys each brings along. */
export const drawnIcons: Plugin = {
  name: 'drawn-icons',
  enforce: 'pre',
  async load(id) {
    if (!ICON.test(id)) return undefined
    const { __iconData: icon } = (await import(pathToFileURL(id).href)) as { __iconData?: { node: Drawing } }
    if (!icon) return undefined
    const withoutKey = (name: string, value: unknown) => (name === 'key' ? undefined : value)
    return `import { drawnIcon } from ${JSON.stringify(DRAWN_ICON)}
export default /* @__PURE__ */ drawnIcon(${JSON.stringify(icon.node, withoutKey)})`
  },
}
