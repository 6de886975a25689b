import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { localPath } from '#platform/local-path.ts'
import { isPlainForm } from '#platform/http/plain-form.ts'
import { NotFound } from '#platform/refusal.ts'

/**
 * Every DELETE also takes a plain HTML form: POST with `_method=DELETE` and `_token`, answered by going on to the
 * form's `_from` page. Routes registered after this call have it.
 */
export function deleteByForm(app: FastifyInstance): void {
  // A path may have a POST of its own: the form's twin is told from it by its content type.
  app.addConstraintStrategy({
    name: 'sentAs',
    storage: () => {
      const routes = new Map()
      return { get: (sentAs) => routes.get(sentAs) ?? null, set: (sentAs, route) => void routes.set(sentAs, route) }
    },
    deriveConstraint: ({ headers }) =>
      headers['content-type']?.startsWith('application/x-www-form-urlencoded') ? 'form' : undefined,
    validate: () => undefined,
    mustMatchWhenDerived: false,
  })
  app.addHook('onRoute', function (route) {
    if (route.method === 'DELETE') this.route(twinOf(route))
  })
}

const twinOf = (route: RouteOptions): RouteOptions => ({
  ...route,
  method: 'POST',
  schema: { ...route.schema, hide: true },
  constraints: { sentAs: 'form' },
  async handler(request, reply) {
    if (fieldOf(request, '_method')?.toUpperCase() !== 'DELETE') throw new NotFound()
    return route.handler.call(this, request, reply)
  },
  async onSend(request, reply, payload) {
    if (reply.statusCode >= 300 || !isPlainForm(request)) return payload
    reply
      .code(303)
      .header('location', localPath(fieldOf(request, '_from'), '/'))
      .removeHeader('content-type')
    return ''
  },
})

function fieldOf({ body }: FastifyRequest, name: string): string | undefined {
  const value = (body as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : undefined
}
