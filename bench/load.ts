import autocannon, { type Request } from 'autocannon'
import { CONNECTIONS, ROUND_SECONDS } from './settings.ts'

/** Requests answered in a second. @throws Error when any was not answered well. */
export async function load(url: string, requests: Request[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    requests: copied(requests),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${url}${requests[0]?.path ?? ''}: ${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}`,
    )
  return result.requests.average
}

/** Requests answered well in a second, whatever is refused beside. */
export async function carriedBy(url: string, requests: Request[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    requests: copied(requests),
  })
  return result['2xx'] / result.duration
}

/** More than can be answered: what is shed does not matter. */
export async function loadToTheBrim(url: string, requests: Request[], connections: number): Promise<void> {
  await autocannon({ url, connections, duration: ROUND_SECONDS, requests: copied(requests) })
}

/** autocannon writes into the headers it is given. */
const copied = (requests: Request[]): Request[] =>
  requests.map(({ headers, ...request }) => ({ ...request, ...(headers && { headers: { ...headers } }) }))
