import { ARTICLE_STATES, type ArticleState, TITLE_MAX } from '../vocabulary.ts'

/** The filter in the panel's address; empty for none. */
export interface ArticleFilter {
  q: string
  state: ArticleState | ''
}

export const filterIn = (asked: URLSearchParams): ArticleFilter => ({
  q: (asked.get('q') ?? '').trim().slice(0, TITLE_MAX),
  state: ARTICLE_STATES.find((state) => state === asked.get('state')) ?? '',
})

export const isFiltered = ({ q, state }: ArticleFilter): boolean => q !== '' || state !== ''

/** The list with the filter, and where to go on, in its address. */
export function addressOf({ q, state }: ArticleFilter, cursor = ''): string {
  const query = new URLSearchParams(Object.entries({ q, state, cursor }).filter(([, value]) => value !== ''))
  return query.size > 0 ? `/home/articles?${query}` : '/home/articles'
}
