import type { Answer } from '#platform/contract/endpoint.ts'
import type { getResults } from '../contract.ts'

export type Results = Answer<typeof getResults>

/** The address of the results of some days, or of another page of the responses. */
export function resultsHref(surveyId: string, given: { from?: string; until?: string; cursor?: string }): string {
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value))
  return `/home/surveys/${surveyId}/results${query.size ? `?${query}` : ''}`
}
