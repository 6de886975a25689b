import type { Plugin } from 'vite'
import { changed, routerFile } from './router-files.ts'

const BEGINS = /(?<=function LinkWithRef\(\{[^}]*\}, forwardedRef\) \{)/

/** A path from the root without anything in it that would be resolved. */
export const WHOLE_PATH = /^\/(?![/.])(?!.*\/[/.])/

/**
 * A link that says its whole path is written by the server as it says it. React Router would resolve it against the routes of the page, once
 * for each link, and make what it does when it is pressed: a twentieth of a page of fifty links.
 */
export const plainLinks: Plugin = {
  name: 'plain-links',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    if (routerFile(id) !== 'dom/lib.js') return undefined
    return { code: changed(code, [BEGINS, WRITTEN_PLAINLY]), map: null }
  },
}

const WRITTEN_PLAINLY = `
  if (typeof to === "string" && ${String(WHOLE_PATH)}.test(to) && !mask && prefetch === "none")
    return React$1.createElement("a", { ...rest, href: to, target, "data-discover": discover === "render" ? "true" : undefined });
`
