import type { Answer, Call, Endpoint } from './endpoint.ts'

/** The `code` of a call that no cookie came along with: this browser keeps none. */
export const COOKIES_OFF = 'error.cookies-off'

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
    // Something on the way may say it as a date: who asks again waits as long as it likes then.
    this.retryAfterSeconds = Number(retryAfter) || undefined
  }
}

/** For loaders: the server and the built pages each have a copy of this file, and so a class of their own. */
export const isApiProblem = (error: unknown): error is ApiProblem =>
  error instanceof Error && 'status' in error && 'fields' in error && 'retryAfterSeconds' in error

/** The network did not answer at all, or something on the way answered in the server's place. */
export class NetworkProblem extends Error {}

export interface Transport {
  (request: { method: string; url: string; headers: Record<string, string>; body?: string | FormData }): Promise<{
    status: number
    retryAfter?: string | null | undefined
    json(): Promise<unknown>
  }>
}

/** The page of a portal or a proxy is no answer of ours, whatever its status says. @throws NetworkProblem */
export const jsonOf = (answer: { json(): Promise<unknown> }): Promise<unknown> =>
  answer.json().catch((cause: unknown) => {
    throw new NetworkProblem('Network error', { cause })
  })

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
      if (answer.status >= 400) throw await refusalIn(answer)
      return (answer.status === 204 ? undefined : await jsonOf(answer)) as Answer<typeof endpoint>
    },
  }
}

/** A server behind a proxy may fail in the proxy's words; it never refuses in them. */
async function refusalIn(answer: Awaited<ReturnType<Transport>>): Promise<Error> {
  const { status, retryAfter } = answer
  const body = status >= 500 ? await answer.json().catch(() => null) : await jsonOf(answer)
  return new ApiProblem(status, body ?? {}, retryAfter)
}

function addressed(endpoint: Endpoint, input: Record<string, unknown>): { url: string; body: Record<string, unknown> } {
  const { params, query, body } = partsOf(endpoint, input)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = new URLSearchParams(query)
  return { url: asked.size ? `${path}?${asked}` : path, body }
}

interface Parts {
  params: Record<string, string>
  query: Record<string, string>
  body: Record<string, unknown>
}

/** Which of what a caller sends goes where: into the path, the query, which hold texts alone, or the body. */
export function partsOf({ path, query, body }: Endpoint, input: Record<string, unknown>): Parts {
  const segments = path.split('/')
  const parts: Parts = { params: {}, query: {}, body: {} }
  for (const [name, value] of Object.entries(input)) {
    if (segments.includes(`:${name}`)) parts.params[name] = asText(value)
    else if (body && !(name in (query?.shape ?? {}))) parts.body[name] = value
    else if (value !== undefined) parts.query[name] = asText(value)
  }
  return parts
}

function asForm(fields: Record<string, unknown>, files: Files): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, asText(value))
  for (const [name, file] of Object.entries(files)) if (file) form.set(name, file)
  return form
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
