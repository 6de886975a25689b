import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '../../src/platform/contract/endpoint.ts'

const CONTRACT = /\/src\/modules\/.+\/contract\.ts$/

/**
 * A contract as browsers get it: where its calls go, and the numbers and words it names. The shapes, and zod with them, stay with
 * the server, which checks what it is sent whoever sent it. Whatever imports a shape or a function of a contract is not built.
 */
export const contractsInBrowsers: Plugin = {
  name: 'contracts-in-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async load(id) {
    if (!CONTRACT.test(id)) return undefined
    const contract = (await import(pathToFileURL(id).href)) as Record<string, unknown>
    return Object.entries(contract)
      .map(([name, value]) => [name, isEndpoint(value) ? addressOf(value) : value] as const)
      .filter(([, value]) => isPlain(value))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value

/** All that `platform/contract/client.ts` and `seenOf` ask of an endpoint. */
const addressOf = ({ method, path, body, query, forgeryCheck, over }: Endpoint) => ({
  method,
  path,
  forgeryCheck,
  over: over && { keys: over.keys },
  body: body && {},
  query: body && query && { shape: Object.fromEntries(Object.keys(query.shape).map((name) => [name, {}])) },
})

const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  const isBare = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isBare && Object.values(value).every(isPlain)
}
