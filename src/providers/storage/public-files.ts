import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotFound } from '#platform/refusal.ts'
import { FILES } from './describe-files.ts'
import { checkedKey } from './key.ts'
import { InvalidKey, type ObjectStore } from './port.ts'
import { sendObject } from './send-object.ts'

/** Serves every object below the key prefix `public/`, from any store, for a year of caching. */
export async function publicFileRoutes(app: FastifyInstance, { store }: { store: ObjectStore }) {
  const options = { config: { operation: FILES.public } }
  app.get('/public/*', options, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    try {
      const key = checkedKey(`public/${request.params['*']}`)
      await sendObject(store, key, request, reply.header('cache-control', 'public, max-age=31536000, immutable'))
    } catch (error) {
      throw error instanceof InvalidKey ? new NotFound() : error
    }
    return reply
  })
}
