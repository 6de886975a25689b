import type { App } from '#platform/http/app.ts'
import type { Listener } from '#platform/module.ts'

/** What an admin just changed is seen by the next visitor even before PostgreSQL tells of it. */
export function forgetAfterWrites(app: App, { contentChanged }: Pick<Listener, 'contentChanged'>): void {
  app.addHook('onSend', ({ caller, method }, reply, _payload, next) => {
    const isWrite = method !== 'GET' && method !== 'HEAD'
    if (isWrite && caller?.actor.role === 'admin' && reply.statusCode < 400) contentChanged(caller.school?.id)
    next()
  })
}
