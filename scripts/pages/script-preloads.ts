import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * In the place of Vite's own helper, which waits for styles as well: ours are one file that each page begins with. What a piece
 * that comes on demand imports is fetched beside it; what is there already is not fetched again.
 */
export const scriptPreloads: Plugin = {
  name: 'script-preloads',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === HELPER ? PRELOAD : undefined),
}

const PRELOAD = `const asked = new Set()
export function __vitePreload(fetchPiece, scripts = []) {
  for (const script of scripts) {
    if (asked.has(script)) continue
    asked.add(script)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + script
    document.head.append(link)
  }
  return fetchPiece()
}`
