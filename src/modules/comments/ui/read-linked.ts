import { ApiProblem } from '#platform/contract/client.ts'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { reportUnexpected } from '#kit/api/report-error.ts'
import { type Comment, type CommentableRef, readComment } from '../contract.ts'

/** The comment that a link names: null when it is no longer here, or is on something else; undefined when nobody could say. */
export async function readLinked(
  api: BrowserApi,
  id: string,
  here: CommentableRef,
): Promise<Comment | null | undefined> {
  try {
    const { comment, on } = await api.call(readComment, { id })
    return on.type === here.type && on.id === here.id ? comment : null
  } catch (error) {
    if (error instanceof ApiProblem && [404, 422].includes(error.status)) return null
    reportUnexpected(error)
    return undefined
  }
}
