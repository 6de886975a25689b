import { Readable } from 'node:stream'
import { safeEncode } from 'zod/v4/core'
import type { Endpoint } from '#platform/contract/endpoint.ts'

const checkedAnswers = new WeakSet<object>()

/**
 * The answer as the contract has it, with nothing it does not name. Run inside the unit of work: an answer that is wrong undoes
 * what was written, or its caller would do it again. Files that are sent as they come are no answer to check.
 */
export function checkAnswer<T>({ method, path, answer }: Endpoint, given: T): T {
  if (given instanceof Readable || (isObject(given) && checkedAnswers.has(given))) return given
  const { data, error } = safeEncode(answer, given)
  if (error) throw new AnswerBreaksContract(`${method} ${path}`, { cause: error })
  if (isObject(data)) checkedAnswers.add(data)
  return data as T
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export class AnswerBreaksContract extends Error {}
