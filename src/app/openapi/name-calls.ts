import { glob } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { nameOf } from '#platform/http/served-call.ts'

const SOURCES = path.join(import.meta.dirname, '../..')

let found: Promise<ReadonlyMap<string, string>> | undefined

/** What programs may call each call by: the name under which its contract exports it. By method and path, as `app.calls`. */
export const namesOfCalls = (): Promise<ReadonlyMap<string, string>> => (found ??= readNames())

async function readNames(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for await (const file of glob('{modules,platform}/**/contract.ts', { cwd: SOURCES })) {
    const contract = (await import(pathToFileURL(path.join(SOURCES, file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(contract)) if (isEndpoint(value)) names.set(nameOf(value), name)
  }
  return names
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value
