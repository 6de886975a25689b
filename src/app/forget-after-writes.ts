import { setAvatar } from '#modules/media/avatars/contract.ts'
import { changeAccount } from '#modules/people/contract.ts'
import type { App } from '#platform/http/app.ts'
import type { Listener } from '#platform/module.ts'

/** What anybody may change of who they are. */
const OF_ONESELF = new Set([changeAccount, setAvatar].map(({ method, path }) => `${method} ${path}`))

/** What an admin just changed is seen by the next visitor, and a new name by whoever took it, even before PostgreSQL tells of it. */
export function forgetAfterWrites(
  app: App,
  { contentChanged, peopleChanged }: Pick<Listener, 'contentChanged' | 'peopleChanged'>,
): void {
  app.addHook('onSend', (request, reply, _payload, next) => {
    const { caller, method } = request
    const isWrite = method !== 'GET' && method !== 'HEAD'
    if (isWrite && caller && reply.statusCode < 400) {
      const schoolId = caller.school?.id
      if (caller.actor.role === 'admin') contentChanged(schoolId)
      if (OF_ONESELF.has(`${method} ${request.routeOptions.url}`)) peopleChanged(schoolId)
    }
    next()
  })
}
