import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'

import { authenticationRoutes } from './authentication-routes.ts'
import type { Bank } from './bank.ts'
import { clockRoutes } from './clock-routes.ts'
import { controlRoutes } from './control-routes.ts'
import { earlierPaymentRoutes } from './earlier-payment-routes.ts'
import { homeRoutes } from './home-routes.ts'
import { merchantRoutes } from './merchant-routes.ts'
import type { BankSettings } from './read-settings.ts'
import { tokenRoutes } from './token-routes.ts'

export async function buildBankApp(bank: Bank, settings: BankSettings): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: 'warn' }, bodyLimit: 64 * 1024, forceCloseConnections: 'idle' })
  await app.register(formbody)
  await app.register(async (scope) => merchantRoutes(scope, bank))
  await app.register(async (scope) => authenticationRoutes(scope, bank))
  await app.register(async (scope) => tokenRoutes(scope, bank))
  if (settings.hasControl) await app.register(async (scope) => controlRoutes(scope, bank))
  await app.register(async (scope) => earlierPaymentRoutes(scope, bank))
  if (!settings.isProduction) {
    await app.register(async (scope) => clockRoutes(scope, bank))
    await app.register(async (scope) => homeRoutes(scope, bank))
  }
  return app
}
