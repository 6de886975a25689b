import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Operation } from '#platform/contract/operation.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { ServedCall } from './served-call.ts'

declare module 'fastify' {
  interface FastifyInstance {
    units: UnitsOfWork
    secretKey: string
    /** browsers reach it by https alone */
    isHttps: boolean
    /** what is served, by `nameOf`, for our own pages */
    calls: Map<string, ServedCall>
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** of what is no call with a contract, for /openapi.json */
    operation?: Operation
    /** whatever page its address is of */
    isPage?: true
  }
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
