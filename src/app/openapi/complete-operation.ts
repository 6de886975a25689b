import { z } from 'zod'
import type { Endpoint, FileRule } from '#platform/contract/endpoint.ts'
import { refusedWith } from '#platform/contract/operation.ts'
import { refusalsOf } from '#platform/contract/refusals-of.ts'

export interface DescribedOperation {
  operationId?: string
  tags?: string[]
  requestBody?: { content: Record<string, { schema?: BodySchema; encoding?: object }> }
  responses: Record<string, object>
  security?: object[]
}

interface BodySchema {
  properties?: Record<string, object>
}

/** What a contract says beyond the shapes of its input and answer: its name, refusals, files, forms, and what it takes to be let in. */
export function completeOperation(operation: DescribedOperation, endpoint: Endpoint, name: string | undefined): void {
  const { access, method, forgeryCheck, files, type, status = 200 } = endpoint
  if (name) operation.operationId = name
  const isChecked = method !== 'GET' && forgeryCheck !== false
  if (access !== 'anyone' || isChecked)
    operation.security = [{ ...(access !== 'anyone' && { session: [] }), ...(isChecked && { forgeryToken: [] }) }]
  if (type) operation.responses[status] = { description: 'A file', content: { [type]: { schema: { type: 'string' } } } }
  const content = operation.requestBody?.content
  const json = content?.['application/json']
  if (json && files) content['multipart/form-data'] = withFiles(json.schema ?? {}, files)
  if (isForm(endpoint)) {
    if (json) content['application/x-www-form-urlencoded'] = json
    operation.responses['303'] = { $ref: '#/components/responses/WayOn' }
  }
  Object.assign(operation.responses, refusedWith(...refusalsOf(endpoint)))
}

/** Pages send it without scripts, and are led on by its answer. */
const isForm = ({ method, answer }: Endpoint): boolean =>
  method === 'POST' && answer instanceof z.ZodObject && 'redirect_to' in answer.shape

function withFiles(schema: BodySchema, files: Record<string, FileRule>) {
  const fields = Object.entries(files).map(([name, { maxBytes, types }]) => [
    name,
    {
      type: 'string',
      format: 'binary',
      description: `${types.join(', ')}; at most ${Math.floor(maxBytes / 1000)} KB`,
      'x-max-bytes': maxBytes,
    },
  ])
  const encoding = Object.entries(files).map(([name, { types }]) => [name, { contentType: types.join(', ') }])
  return {
    schema: { ...schema, properties: { ...schema.properties, ...Object.fromEntries(fields) } },
    encoding: Object.fromEntries(encoding) as object,
  }
}
