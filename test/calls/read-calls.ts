import type { App } from '#platform/http/app.ts'

export interface Schema {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  minItems?: number
  minLength?: number
  maxLength?: number
}

export interface Field {
  place: 'path' | 'query' | 'body'
  name: string
  schema: Schema
  isRequired: boolean
}

/** A call as /openapi.json describes it. */
export interface DescribedCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  access: 'anyone' | 'signed-in' | 'student' | 'admin' | 'operator'
  fields: Field[]
  hasBody: boolean
}

interface Operation {
  tags: [DescribedCall['access']]
  parameters?: { in: 'path' | 'query'; name: string; schema: Schema; required?: boolean }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

export async function readCalls(app: App): Promise<DescribedCall[]> {
  const answer = await app.inject('/openapi.json')
  const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>()
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as DescribedCall['method'],
      path,
      access: operation.tags[0],
      fields: [...parametersOf(operation), ...bodyFieldsOf(operation)],
      hasBody: operation.requestBody !== undefined,
    })),
  )
}

export const nameOf = ({ method, path }: DescribedCall): string => `${method} ${path}`

const parametersOf = ({ parameters = [] }: Operation): Field[] =>
  parameters.map(({ in: place, name, schema, required }) => ({ place, name, schema, isRequired: required === true }))

function bodyFieldsOf({ requestBody }: Operation): Field[] {
  const schema = requestBody?.content['application/json'].schema
  const required = new Set(schema?.required)
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    place: 'body' as const,
    name,
    schema: field,
    isRequired: required.has(name),
  }))
}
