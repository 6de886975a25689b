import { CODE_MAX, CODE_STATES } from '../../codes/vocabulary.ts'

/** The filter in the panel's address; empty for none. */
export interface CodeFilter {
  q: string
  state: (typeof CODE_STATES)[number] | ''
}

export const filterIn = (asked: URLSearchParams): CodeFilter => ({
  q: (asked.get('q') ?? '').trim().slice(0, CODE_MAX),
  state: CODE_STATES.find((state) => state === asked.get('state')) ?? '',
})
