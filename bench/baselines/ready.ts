import type { FastifyInstance } from 'fastify'

/** Listens where the bench asks for it and says so. */
export async function ready(app: FastifyInstance): Promise<void> {
  await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
  process.send?.('ready')
  process.once('disconnect', () => process.exit())
}
