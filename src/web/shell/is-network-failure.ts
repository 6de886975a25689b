import { NetworkProblem } from '#platform/contract/client.ts'

/** As browsers word it, and as the router words a page that something on the way put in the place of ours. */
const SAYS_SO =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script|decode turbo-stream/i

/** Nothing is wrong but the way between browser and server. */
export const isNetworkFailure = (thrown: unknown): boolean =>
  thrown instanceof NetworkProblem || (thrown instanceof Error && SAYS_SO.test(thrown.message))
