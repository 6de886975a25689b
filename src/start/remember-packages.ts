import { registerHooks } from 'node:module'
import path from 'node:path'

const IS_PACKAGED = /\/node_modules\//

/**
 * Finds what packages consist of once. Node reads a package.json anew for each import of one of its modules, and that of drizzle-orm
 * is 180 KB long: 850 times, a third of all that starting takes.
 */
export function rememberPackages(): void {
  /** by what our own modules call it */
  const known = new Map<string, { url: string; format?: string | null | undefined }>()
  /** in which every .js is a module, because of the package.json they share */
  const folders = new Set<string>()

  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '', conditions } = context
      if (!conditions.includes('import')) return next(specifier, context)
      if (IS_PACKAGED.test(parentURL)) {
        if (specifier.startsWith('.') && specifier.endsWith('.js')) {
          const { href: url } = new URL(specifier, parentURL)
          if (folders.has(path.posix.dirname(url))) return { url, format: 'module', shortCircuit: true }
        }
      } else {
        const found = known.get(specifier)
        if (found) return { ...found, shortCircuit: true }
      }
      const { url, format } = next(specifier, context)
      if (IS_PACKAGED.test(url) && format === 'module' && url.endsWith('.js')) {
        folders.add(path.posix.dirname(url))
        if (!IS_PACKAGED.test(parentURL)) known.set(specifier, { url, format })
      }
      return { url, format }
    },
  })
}
