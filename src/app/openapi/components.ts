import type { RefusalStatus } from '#platform/contract/endpoint.ts'
import { REFUSAL_NAMES } from '#platform/contract/operation.ts'

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const said = {
  message: { type: 'string', description: 'In the language of the request, for whoever made it' },
  code: { type: 'string', description: 'What happened, for programs' },
}
const errors = {
  type: 'object',
  description: 'By field, what is wrong with it',
  additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer', minimum: 1 } },
}

const REFUSALS: Record<RefusalStatus, { description: string; schema?: string; headers?: object }> = {
  401: { description: 'Nobody is signed in' },
  403: { description: 'Whoever is signed in may not, or the school has it switched off' },
  404: { description: 'What it names is not there: gone, another school’s, or not for this reader' },
  409: { description: 'What it is about is in another state than it takes' },
  413: { description: 'The body is too large' },
  415: { description: 'The body is of a type that is not read here; the message says which are' },
  419: { description: 'The session is over, or the request-forgery token is missing or stale' },
  422: { description: 'The payload is wrong; `errors` says where', schema: 'FieldRefusal' },
  429: { description: 'Too often', headers: RETRY_AFTER },
  502: { description: 'The bank or the video host does not answer' },
  503: { description: 'More is asked of us than can be done at the moment', headers: RETRY_AFTER },
}

export const COMPONENTS = {
  schemas: {
    Refusal: { type: 'object', properties: said, required: ['message', 'code'], additionalProperties: false },
    FieldRefusal: {
      type: 'object',
      properties: { ...said, errors },
      required: ['message', 'code'],
      additionalProperties: false,
    },
  },
  responses: {
    ...Object.fromEntries(
      Object.entries(REFUSALS).map(([status, { description, schema = 'Refusal', headers }]) => [
        REFUSAL_NAMES[Number(status) as RefusalStatus],
        {
          description,
          ...(headers && { headers }),
          content: { 'application/json': { schema: schemaRef(schema) } },
        },
      ]),
    ),
    WayOn: {
      description: 'A form that a browser sent by itself (`Accept: text/html`) is led on, or back to what is wrong',
      headers: { Location: { schema: { type: 'string' } } },
    },
  },
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-katedra_session',
      description: 'Set by signing in at this host. Over http, in development, it is called katedra_session',
    },
    forgeryToken: {
      type: 'apiKey',
      in: 'header',
      name: 'x-csrf-token',
      description: 'As POST /student gives it to this browser; forms send it as the field `_token`',
    },
  },
} as const
