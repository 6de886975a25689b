import { SCHOOL_SORTS, SCHOOL_STATES, type SchoolSort, type SchoolState } from '#modules/operating/vocabulary.ts'
import { orderIn } from '#kit/lists/list-order.ts'

export interface AskedSchools {
  q: string
  state: SchoolState | ''
  /** empty for the usual one */
  sort: SchoolSort | ''
}

/** What the address of the list asks for; what is none of its words is not asked. */
export function askedSchools(url: string): AskedSchools {
  const asked = new URL(url).searchParams
  return {
    q: asked.get('q')?.trim().slice(0, 80) ?? '',
    state: SCHOOL_STATES.find((each) => each === asked.get('state')) ?? '',
    sort: orderIn(asked, SCHOOL_SORTS),
  }
}
