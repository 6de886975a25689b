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
