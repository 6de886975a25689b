import type { Plugin } from 'vite'
import { changed, routerFile } from './router-files.ts'

/**
 * The script in each page that scrolls to where its reader was: where a browser blocks its storage, React Router tries to clear what it
 * could not read, and throws.
 */
export const scrollScript: Plugin = {
  name: 'scroll-script',
  enforce: 'pre',
  transform(code, id) {
    return routerFile(id) === 'dom/lib.js' ? { code: changed(code, CLEARING), map: null } : undefined
  },
}

const CLEARING = [/console\.error\(error\);\s*sessionStorage\.removeItem\(storageKey\);/, ''] as const
