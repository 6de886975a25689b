import { glob } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { Told } from '#platform/contract/told.ts'
import { nameOf } from '#platform/http/served-call.ts'

const SOURCES = path.join(import.meta.dirname, '../..')

let found: Promise<ReadonlyMap<string, string>> | undefined

/** What programs may call each call by: the name under which its contract exports it. By method and path, as `app.calls`. Shapes are named with them, in `Told`. */
export const namesInContracts = (): Promise<ReadonlyMap<string, string>> => (found ??= readNames())

async function readNames(): Promise<ReadonlyMap<string, string>> {
  const exported: [file: string, name: string, value: unknown][] = []
  for (const file of await contracts()) {
    const contract = (await import(pathToFileURL(path.join(SOURCES, file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(contract)) exported.push([file, name, value])
  }
  const endpoints = exported.flatMap(([, name, value]) => (isEndpoint(value) ? [{ name, value }] : []))
  nameSchemas(
    exported.flatMap(([file, name, value]) => (value instanceof z.ZodType ? [{ file, name, schema: value }] : [])),
    // The parts of what is sent are read one by one: forms, files and addresses have them.
    new Set(endpoints.flatMap(({ value: { params, query, body } }) => [params, query, body])),
  )
  return new Map(endpoints.map(({ name, value }) => [nameOf(value), name]))
}

function nameSchemas(
  exported: { file: string; name: string; schema: z.ZodType }[],
  nameless: ReadonlySet<unknown>,
): void {
  const taken = new Set<string>()
  for (const { file, name, schema } of exported) {
    const told = Told.get(schema)
    if (nameless.has(schema) || told?.id || isWrittenOut(schema)) continue
    const id = taken.has(name) ? `${moduleOf(file)}${name}` : name
    taken.add(id)
    Told.add(schema, { ...told, id })
  }
}

/** What is made of one of these by a further check would lose that check in the description, were it named. */
const isWrittenOut = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString || schema instanceof z.ZodRecord || schema instanceof z.ZodPipe

async function contracts(): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(['platform/contract/shapes.ts', '{modules,platform}/**/contract.ts'], { cwd: SOURCES }))
    files.push(file)
  return files.toSorted()
}

/** `modules/live-events/contract.ts` is of `LiveEvents`. */
const moduleOf = (file: string): string =>
  path
    .basename(path.dirname(file))
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value
