import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '#platform/http/app.ts'

export interface Schema {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  minItems?: number
  minLength?: number
  maxLength?: number
}

export interface Field {
  place: 'path' | 'query' | 'header' | 'body'
  name: string
  schema: Schema
  isRequired: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call as /openapi.json describes it. */
export interface DescribedCall {
  method: Method | 'HEAD'
  path: string
  /** `address`: whoever has the address, which is signed */
  access: 'anyone' | 'signed-in' | 'student' | 'admin' | 'operator' | 'address'
  fields: Field[]
  hasBody: boolean
  /** the field of a multipart body that is a file */
  file: string | undefined
  /** by status, what types it may be answered with; none for an answer without a body */
  answers: Map<number, string[]>
}

type Content = Record<string, { schema?: Schema }>

interface Answer {
  content?: Content
  $ref?: string
}

interface Operation {
  tags: [DescribedCall['access']]
  parameters?: { in: 'path' | 'query' | 'header'; name: string; schema: Schema; required?: boolean }[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Answer>; schemas: Record<string, object> }
}

const SCHEMAS = '#/components/schemas/'

/** Every call of a module, and with them what opens by its address. */
export async function readCalls(app: App): Promise<DescribedCall[]> {
  let answer = await app.inject('/openapi.json')
  // A machine that is busy may say so.
  for (; answer.statusCode === 503; answer = await app.inject('/openapi.json')) await pause(500)
  const { components, ...described } = answer.json<OpenApi>()
  const { paths } = withoutNames(described, components.schemas)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as DescribedCall['method'],
      path,
      access: operation.tags[0],
      fields: [...parametersOf(operation), ...bodyFieldsOf(operation)],
      hasBody: operation.requestBody !== undefined,
      file: fileOf(operation),
      answers: new Map(
        Object.entries(operation.responses).map(([status, said]) => [Number(status), typesOf(said, components)]),
      ),
    })),
  )
}

/** What is described, with the shapes in it that go by a name written out. */
function withoutNames<Described>(described: Described, schemas: Record<string, object>): Described {
  const named = (value: unknown): string | undefined => {
    const ref = typeof value === 'object' && value !== null && '$ref' in value ? String(value.$ref) : ''
    return ref.startsWith(SCHEMAS) ? ref.slice(SCHEMAS.length) : undefined
  }
  const written = (_key: string, value: unknown): unknown => {
    const name = named(value)
    return name === undefined ? value : written(name, schemas[name])
  }
  return JSON.parse(JSON.stringify(described, written)) as Described
}

export const nameOf = ({ method, path }: Pick<DescribedCall, 'method' | 'path'>): string => `${method} ${path}`

const parametersOf = ({ parameters = [] }: Operation): Field[] =>
  parameters.map(({ in: place, name, schema, required }) => ({ place, name, schema, isRequired: required === true }))

function bodyFieldsOf({ requestBody }: Operation): Field[] {
  const schema = requestBody?.content['application/json']?.schema
  const required = new Set(schema?.required)
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    place: 'body' as const,
    name,
    schema: field,
    isRequired: required.has(name),
  }))
}

function fileOf({ requestBody }: Operation): string | undefined {
  const fields = Object.entries(requestBody?.content['multipart/form-data']?.schema?.properties ?? {})
  return fields.find(([, { format }]) => format === 'binary')?.[0]
}

function typesOf({ content, $ref }: Answer, { responses }: OpenApi['components']): string[] {
  const said = $ref ? responses[$ref.split('/').at(-1)!]?.content : content
  return Object.keys(said ?? {})
}
