import type { StudentFilter } from '../contract.ts'
import { ACCESS_FILTERS, CONSENT_FILTERS, SEARCH_MAX, SEEN_FILTERS, SPENT_MAX } from '../vocabulary.ts'

export type AskedStudents = { [K in Exclude<keyof StudentFilter, 'spent'>]-?: NonNullable<StudentFilter[K]> | '' } & {
  spent: string
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter in the panel's address; what is none is left out. */
export function studentsAskedFor(asked: URLSearchParams): AskedStudents {
  const day = (name: string) => {
    const given = asked.get(name) ?? ''
    return DAY.test(given) ? given : ''
  }
  const spent = Number(asked.get('spent') ?? '')
  return {
    q: (asked.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    product_id: asked.get('product_id') ?? '',
    access: ACCESS_FILTERS.find((each) => each === asked.get('access')) ?? '',
    tag_id: ID.test(asked.get('tag_id') ?? '') ? asked.get('tag_id')! : '',
    seen: SEEN_FILTERS.find((each) => each === asked.get('seen')) ?? '',
    spent: Number.isInteger(spent) && spent > 0 && spent <= SPENT_MAX ? String(spent) : '',
    consent: CONSENT_FILTERS.find((each) => each === asked.get('consent')) ?? '',
    from: day('from'),
    until: day('until'),
  }
}
