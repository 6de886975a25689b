import type { Config } from '#platform/config.ts'
import { buildApp, type BuiltApp } from './build-app.ts'
import { listenForHealth } from './health/listen-for-health.ts'
import { listen } from './listen.ts'
import { loadPages } from './load-pages.ts'
import { surviveErrors } from './survive-errors.ts'

export type Role = 'web' | 'worker'

export interface StartedApp {
  /** where it listens; undefined for a worker */
  address: string | undefined
  /** finishes running requests and jobs, then lets go of everything */
  stop(): Promise<void>
}

export async function startApp(
  config: Config & { databaseUrl: string },
  { roles }: { roles: Role[] },
): Promise<StartedApp> {
  const isWeb = roles.includes('web')
  const built = await buildApp(config, isWeb ? await loadPages() : undefined)
  surviveErrors(built.app.log, built.reportError)
  const listening = isWeb ? await listen(built.app, config) : undefined
  if (roles.includes('worker')) await built.startWorking()
  const health = await healthOf(built, config)
  return {
    address: listening?.address,
    async stop() {
      health?.unready()
      const closed = listening?.stop()
      await built.close()
      await closed
      await health?.stop()
    },
  }
}

async function healthOf({ isReady }: BuiltApp, { healthPort, host, stuckAfterMs }: Config) {
  if (healthPort === undefined) return undefined
  return listenForHealth({ port: healthPort, host, stuckAfterMs, isReady })
}
