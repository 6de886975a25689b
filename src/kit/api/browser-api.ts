import {
  ApiProblem,
  type Client,
  createClient,
  jsonOf,
  NetworkProblem,
  type Transport,
} from '#platform/contract/client.ts'

const REPORTED_TIMEOUT = 30_000

const overFetch: Transport = async ({ method, url, headers, body }) => {
  try {
    const answer = await fetch(url, {
      method,
      // Answers are in the page's language, whatever the browser would ask for.
      headers: { ...headers, 'accept-language': document.documentElement.lang },
      body: body ?? null,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(REPORTED_TIMEOUT),
    })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), json: () => answer.json() }
  } catch (error) {
    throw new NetworkProblem('Network error', { cause: error })
  }
}

export interface BrowserApi extends Client {
  /** The request-forgery token, fetched once and again after it went stale. */
  token(): Promise<string>
}

/**
 * Our calls from the browser. A token that went stale while the person is still signed in is renewed once, unseen; whoever has signed in
 * meanwhile, in another tab, does nothing in their place.
 */
export function createBrowserApi(initialToken: string | null, viewerId?: string): BrowserApi {
  let token: Promise<string> | undefined = initialToken ? Promise.resolve(initialToken) : undefined

  const freshToken = async () => {
    const answer = await overFetch({ method: 'POST', url: '/student', headers: { accept: 'application/json' } })
    const { student, csrf_token } = (await jsonOf(answer)) as { student: { id: string } | null; csrf_token: string }
    if (viewerId && student && student.id !== viewerId) throw new ApiProblem(419, {})
    return csrf_token
  }
  const currentToken = () => {
    token ??= freshToken()
    token.catch(() => (token = undefined))
    return token
  }
  const client = createClient(overFetch, currentToken)

  return {
    token: currentToken,
    async call(endpoint, ...input) {
      try {
        return await client.call(endpoint, ...input)
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.status !== 419) throw error
        token = undefined
        return client.call(endpoint, ...input)
      }
    },
  }
}
