import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'

/** /openapi.json and /docs, made from the same contracts that guard the calls. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  const describe = createJsonSchemaTransform({})
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Katedra',
        version: '1',
        description: 'Every call of a school. Bodies are snake_case, times ISO 8601 in UTC, money integer minor units.',
      },
    },
    transform: (route) => {
      const hidden = route.route.config?.endpoint === undefined
      return describe({ ...route, schema: { ...route.schema, ...(hidden ? { hide: true } : {}) } })
    },
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
