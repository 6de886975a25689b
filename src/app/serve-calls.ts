import type { App } from '#platform/http/app.ts'
import { modules, type Parts } from './connect-parts.ts'
import { takeBrowserErrors } from './take-browser-errors.ts'

/** Every call of every module. */
export async function serveCalls(app: App, parts: Parts): Promise<void> {
  await app.register(async (scope) => {
    const calls = scope as unknown as App
    for (const { routes } of modules) await routes?.(calls, parts)
    takeBrowserErrors(calls, parts)
  })
}
