import { z } from 'zod'
import type { Endpoint, RefusalStatus } from './endpoint.ts'

/** What a call may be refused with, lowest first: what follows from its contract, and what the contract names itself. */
export function refusalsOf(endpoint: Endpoint): RefusalStatus[] {
  const { method, access, right, host, params, query, body, forgeryCheck, isSigned, over, refuses = [] } = endpoint
  const isForSome = access !== 'anyone'
  const isWrite = method !== 'GET'
  const follows: [RefusalStatus, boolean][] = [
    [401, isForSome],
    [403, access === 'admin' || access === 'student' || right !== undefined],
    [404, host !== 'any' || params !== undefined || [query, body].some((shape) => shape && holdsIds(shape))],
    [409, over !== undefined],
    [413, isWrite],
    [415, isWrite],
    [419, isForSome || (isWrite && forgeryCheck !== false)],
    [422, (isWrite && !isSigned) || params !== undefined || query !== undefined],
    [503, true],
  ]
  const statuses = follows.filter(([, doesFollow]) => doesFollow).map(([status]) => status)
  return [...new Set([...statuses, ...refuses])].toSorted((one, other) => one - other)
}

const holdsIds = (shape: z.ZodObject): boolean =>
  JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })).includes('"uuid"')
