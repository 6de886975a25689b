import type { Subjects } from '../house/find-subjects.ts'
import type { Asked } from './wire.ts'

/** What a crowd asks for, each time of another student and about another thing. */
export function kindsOf(subjects: Subjects): Record<string, (nth: number) => Asked> {
  const { courseSlug, soldSlug, lectureIds, commentIds, students } = subjects
  const headersOf = (nth: number) => students[nth % students.length]!.headers
  const lectureOf = (nth: number) => lectureIds[nth % lectureIds.length]!
  const page = (path: string, nth: number): Asked => ({
    method: 'GET',
    path,
    headers: { cookie: headersOf(nth)['cookie']!, accept: 'text/html' },
  })
  const call = (path: string, nth: number, body: object): Asked => ({
    method: 'POST',
    path,
    headers: headersOf(nth),
    body: JSON.stringify(body),
  })
  return {
    'kept page': () => ({ method: 'GET', path: `/${courseSlug}` }),
    'kept page, links of a campaign': (nth) => ({ method: 'GET', path: `/${courseSlug}?fbclid=${nth}` }),
    my: (nth) => page('/my', nth),
    lesson: (nth) => page(`/${courseSlug}/watch/${lectureOf(nth)}`, nth),
    feed: (nth) => page('/community', nth),
    checkout: (nth) => page(`/${soldSlug}/checkout`, nth),
    'comment list': (nth) => ({
      method: 'GET',
      path: `/comments?type=App%5CLecture&id=${lectureOf(nth)}`,
      headers: headersOf(nth),
    }),
    search: (nth) => call('/search', nth, { q: 'szycie' }),
    vote: (nth) => call('/vote', nth, { id: commentIds[nth % commentIds.length], type: 'App\\Comment', value: 1 }),
    comment: (nth) => call('/comments', nth, { id: lectureOf(nth), type: 'App\\Lecture', body: `Crowd ${nth}` }),
  }
}
