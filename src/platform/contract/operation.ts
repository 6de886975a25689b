import type { RefusalStatus } from './endpoint.ts'

/** One operation of /openapi.json, written by hand: for addresses that are no calls with a contract, such as uploads. */
export interface Operation {
  /** what programs may call it by; calls with a contract have the name of that */
  operationId: string
  /** its path as OpenAPI writes it, `/files/{key}` */
  at: string
  summary: string
  parameters?: object[]
  requestBody?: { required: true; content: Record<string, object> }
  responses: Record<string, object>
}

/** What the refusals of a status are called in /openapi.json. */
export const REFUSAL_NAMES: Record<RefusalStatus, string> = {
  401: 'NotSignedIn',
  403: 'NotAllowed',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedType',
  419: 'SessionExpired',
  422: 'InvalidFields',
  429: 'TooManyRequests',
  502: 'ProviderUnavailable',
  503: 'Unavailable',
}

export const refusedWith = (...statuses: RefusalStatus[]): Record<string, object> =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${REFUSAL_NAMES[status]}` }]))

/** A parameter that is a text. */
export const textIn = (place: 'path' | 'query' | 'header', name: string, description: string, isRequired = true) => ({
  in: place,
  name,
  description,
  required: isRequired,
  schema: { type: 'string' },
})

/** What is answered where bytes are sent, whole or in parts. */
export const sentBytes = (description = 'The file', type = '*/*') => {
  const content = { [type]: { schema: { type: 'string', format: 'binary' } } }
  return {
    '200': { description, content },
    '206': { description: 'The range that was asked for', content },
    '416': { description: 'There is no such range' },
  }
}
