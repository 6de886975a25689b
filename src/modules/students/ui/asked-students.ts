import type { StudentFilter } from '../contract.ts'
import { ACCESS_FILTERS, SEARCH_MAX } from '../vocabulary.ts'

export type AskedStudents = { [K in keyof StudentFilter]-?: NonNullable<StudentFilter[K]> | '' }

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter in the panel's address; what is none is left out. */
export function studentsAskedFor(asked: URLSearchParams): AskedStudents {
  const day = (name: string) => {
    const given = asked.get(name) ?? ''
    return DAY.test(given) ? given : ''
  }
  return {
    q: (asked.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    product_id: asked.get('product_id') ?? '',
    access: ACCESS_FILTERS.find((each) => each === asked.get('access')) ?? '',
    from: day('from'),
    until: day('until'),
  }
}
