import { Readable } from 'node:stream'
import { safeEncode } from 'zod/v4/core'
import type { Endpoint } from '#platform/contract/endpoint.ts'

/**
 * The answer as the contract has it, with nothing it does not name. Run inside the unit of work: an answer that is wrong undoes
 * what was written, or its caller would do it again. Files that are sent as they come are no answer to check.
 */
export function checkAnswer<T>({ method, path, answer }: Endpoint, given: T): T {
  if (given instanceof Readable) return given
  const { data, error } = safeEncode(answer, given)
  if (error) throw new AnswerBreaksContract(`${method} ${path}`, { cause: error })
  return data as T
}

/** The same for an answer that comes by twice: from the step that made it, and at the end. */
export function checkOnce(endpoint: Endpoint): <T>(given: T) => T {
  let checked: { answer: unknown } | undefined
  return (given) => {
    if (checked?.answer === given) return given
    const answer = checkAnswer(endpoint, given)
    checked = { answer }
    return answer
  }
}

export class AnswerBreaksContract extends Error {}
