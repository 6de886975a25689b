import type { Answer, Call, Endpoint } from './endpoint.ts'

/** A call that was answered with an error; `fields` holds the messages to show under form fields. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string[]>
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    body: { message?: string; code?: string; errors?: Record<string, string[]> },
    retryAfter?: string | null,
  ) {
    super(body.message ?? `HTTP ${status}`)
    this.status = status
    this.code = body.code ?? ''
    this.fields = body.errors ?? {}
    this.retryAfterSeconds = retryAfter ? Number(retryAfter) : undefined
  }
}

/** For loaders: the server and the built pages each have a copy of this file, and so a class of their own. */
export const isApiProblem = (error: unknown): error is ApiProblem =>
  error instanceof Error && 'status' in error && 'fields' in error && 'retryAfterSeconds' in error

/** The network did not answer at all. */
export class NetworkProblem extends Error {}

export interface Transport {
  (request: { method: string; url: string; headers: Record<string, string>; body?: string | FormData }): Promise<{
    status: number
    retryAfter?: string | null | undefined
    json(): Promise<unknown>
  }>
}

export type Files = Record<string, Blob | undefined>

export interface Client {
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<Answer<E>>
}
type CallArguments<E> = unknown extends Call<E> ? [] | [Record<string, never>] : [input: Call<E>, files?: Files]

/** A typed client over any transport: fetch in the browser, `app.inject` on the server and in tests. */
export function createClient(
  transport: Transport,
  forgeryToken: () => string | undefined | Promise<string | undefined>,
): Client {
  return {
    async call(endpoint, ...rest) {
      const [input = {}, files] = rest as [Record<string, unknown>?, Files?]
      const { url, body } = addressed(endpoint, input)
      const headers: Record<string, string> = { accept: 'application/json' }
      const token = endpoint.method === 'GET' || endpoint.forgeryCheck === false ? undefined : await forgeryToken()
      if (token) headers['x-csrf-token'] = token
      const request = { method: endpoint.method, url, headers }
      const answer = files
        ? await transport({ ...request, body: asForm(body, files) })
        : endpoint.body
          ? await transport({
              ...request,
              headers: { ...headers, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            })
          : await transport(request)
      const json = answer.status === 204 ? undefined : await answer.json().catch(() => ({}))
      if (answer.status >= 400) throw new ApiProblem(answer.status, json ?? {}, answer.retryAfter)
      return json as Answer<typeof endpoint>
    },
  }
}

function addressed(endpoint: Endpoint, input: Record<string, unknown>): { url: string; body: Record<string, unknown> } {
  const rest = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(asText(value))
  })
  if (endpoint.body) {
    const query = takeQuery(endpoint, rest)
    return { url: path + query, body: rest }
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, asText(value))
  return { url: query.size ? `${path}?${query}` : path, body: {} }
}

function takeQuery(endpoint: Endpoint, rest: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const name of Object.keys(endpoint.query?.shape ?? {})) {
    if (rest[name] !== undefined) query.set(name, asText(rest[name]))
    delete rest[name]
  }
  return query.size ? `?${query}` : ''
}

function asForm(fields: Record<string, unknown>, files: Files): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, asText(value))
  for (const [name, file] of Object.entries(files)) if (file) form.set(name, file)
  return form
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
