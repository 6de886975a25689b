import type { LeadFilter } from '../contract.ts'
import { LEAD_STATES, MAX } from '../vocabulary.ts'

export type AskedFilter = { [K in keyof LeadFilter]-?: NonNullable<LeadFilter[K]> | '' }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The filter in the panel's address; what is none is left out. */
export function filterIn(asked: URLSearchParams): AskedFilter {
  const given = (name: string, shape: RegExp) => {
    const value = asked.get(name)?.trim() ?? ''
    return shape.test(value) ? value : ''
  }
  return {
    q: (asked.get('q') ?? '').trim().slice(0, MAX.search),
    form_id: given('form_id', ID),
    state: LEAD_STATES.find((state) => state === asked.get('state')) ?? '',
    from: given('from', DAY),
    until: given('until', DAY),
  }
}
