import type { ShownSurvey } from '../vocabulary.ts'

interface Place {
  on: 'site' | 'course_pages' | 'watch' | 'community'
  /** of the course, when it is one's page or lesson */
  slug?: string
}

/** Where people sign in, pay, or work: no survey stands in their way. */
const NEVER = new Set('home login register password welcome start operator dev payment embed'.split(' '))
const SITE = new Set(['', 'courses', 'terms', 'privacy', 'my'])

/** What kind of page an address is; null where no survey is shown. */
export function placeOf(pathname: string): Place | null {
  const [, first = '', second] = pathname.split('/')
  if (NEVER.has(first) || second === 'checkout') return null
  if (SITE.has(first)) return { on: 'site' }
  if (first === 'community') return { on: 'community' }
  if (second === 'watch') return { on: 'watch', slug: first }
  return second ? { on: 'site' } : { on: 'course_pages', slug: first }
}

export function isShownAt({ on, slug }: ShownSurvey, place: Place): boolean {
  if (on === 'everywhere') return true
  return on === 'one_course' ? slug !== null && slug === place.slug : on === place.on
}
