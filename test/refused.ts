import type { ApiProblem } from '#platform/contract/client.ts'

/** What a call is refused with; an answer has the status 200 and no fields. */
export const refused = (call: Promise<unknown>): Promise<ApiProblem> =>
  call.then(
    () => ({ status: 200, code: '', message: '', fields: {} }) as ApiProblem,
    (problem: ApiProblem) => problem,
  )

export const statusOf = async (call: Promise<unknown>): Promise<number> => (await refused(call)).status

export const statusesOf = (calls: Promise<unknown>[]): Promise<number[]> => Promise.all(calls.map(statusOf))
