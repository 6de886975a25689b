import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Operation } from '#platform/contract/operation.ts'
import { Told } from '#platform/contract/told.ts'
import { nameOf } from '#platform/http/served-call.ts'
import { completeOperation, type DescribedOperation } from './complete-operation.ts'
import { COMPONENTS } from './components.ts'
import { namesInContracts } from './names-in-contracts.ts'
import { withUsedSchemas } from './used-schemas.ts'

const DESCRIPTION = `Every call of a school. Bodies are snake_case, times ISO 8601 in UTC, money integer minor units.

The host says which school, or the platform; a host nobody owns is 404, and so is a call of schools at the platform or the other
way round. What is no HTTP is 400, 408 or 431. Every DELETE also takes a form: POST with \`_method=DELETE\`.
The first tag of a call says who may make it; \`address\`: whoever has the address.`

const SERVERS = [
  { url: '/', description: 'Where this was read' },
  {
    url: 'https://{host}',
    description: 'A school at its own domain or below the platform’s, or the platform itself',
    variables: { host: { default: 'school.example.com' } },
  },
]

// By itself the library leaves out of a choice what it has not described yet.
const AS_TOLD = { schemaRegistry: Told, zodToJsonConfig: { override: () => {} } }

/** /openapi.json and /docs, made from the same contracts that guard the calls. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  const names = await namesInContracts()
  const describe = createJsonSchemaTransform(AS_TOLD)
  const addSchemas = createJsonSchemaTransformObject(AS_TOLD)
  const endpoints = new Set<Endpoint>()
  const operations = new Map<Operation, string>()
  // The twins that routes have (HEAD beside GET, POST beside DELETE) come after them.
  app.addHook('onRoute', ({ config, method }) => {
    const { operation } = config ?? {}
    if (operation && !operations.has(operation)) operations.set(operation, String(method))
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Katedra', version: '1', description: DESCRIPTION },
      servers: SERVERS,
      components: COMPONENTS as object,
    },
    transform: (document) => {
      const { endpoint } = document.route.config ?? {}
      if (endpoint) endpoints.add(endpoint)
      return describe({ ...document, schema: { ...document.schema, ...(endpoint ? {} : { hide: true }) } })
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject
      const { openapiObject } = document
      const paths = openapiObject.paths as Record<string, Record<string, DescribedOperation> | undefined>
      for (const endpoint of endpoints) {
        const described = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
        if (described) completeOperation(described, endpoint, names.get(nameOf(endpoint)))
      }
      for (const [{ at, ...operation }, method] of operations)
        (paths[at] ??= {})[method.toLowerCase()] = { ...operation, tags: ['address'] }
      return withUsedSchemas(addSchemas(document))
    },
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
