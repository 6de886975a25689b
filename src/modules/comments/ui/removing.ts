import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiProblem } from '#platform/contract/client.ts'

/** Shows the list without the item at once, and as it was when the call fails. What is gone already is no failure. */
export async function removing<Data>(
  queries: QueryClient,
  key: QueryKey,
  without: (data: Data) => Data,
  call: () => Promise<unknown>,
): Promise<void> {
  await queries.cancelQueries({ queryKey: key })
  const before = queries.getQueryData<Data>(key)
  queries.setQueryData<Data>(key, (data) => data && without(data))
  try {
    await call()
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return
    queries.setQueryData(key, before)
    throw error
  }
}
