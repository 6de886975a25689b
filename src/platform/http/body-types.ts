import type { FastifyContextConfig } from 'fastify'

/** What the body of a call, or of what else has an address, may be sent as. */
export function bodyTypesOf({ endpoint, operation }: FastifyContextConfig): string[] {
  if (operation?.requestBody) return Object.keys(operation.requestBody.content)
  if (endpoint?.isSigned) return ['*/*']
  const forms = endpoint?.files ? ['multipart/form-data'] : []
  return ['application/json', 'application/x-www-form-urlencoded', ...forms]
}
