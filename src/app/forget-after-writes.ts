import type { App } from '#platform/http/app.ts'
import type { PageCache } from './page-cache.ts'

/** What an admin just changed is seen by the next visitor even before PostgreSQL tells of it. */
export function dropPagesAfterWrites(app: App, cache: PageCache): void {
  app.addHook('onSend', ({ caller, method }, reply, _payload, next) => {
    const isWrite = method !== 'GET' && method !== 'HEAD'
    if (isWrite && caller?.actor.role === 'admin' && reply.statusCode < 400) cache.drop(caller.school?.id)
    next()
  })
}
