import { expect, test } from 'vitest'
import type { Lecture } from '../contract.ts'
import {
  isTyped,
  isUndecided,
  laidOverNewer,
  type LectureWork,
  needsLogin,
  typedSince,
  workOn,
} from './lecture-values.ts'

const LECTURE: Lecture = {
  id: 'l',
  section_id: 's',
  course_id: 'c',
  title: 'Żaba',
  kind: 'text',
  intro: 'Kum.',
  chapters: [],
  status: 'draft',
  visibility: 'draft',
  is_free_to_watch: false,
  needs_login: false,
  delay_days: 0,
  run_time_seconds: 0,
  is_timed_by_hand: false,
  version: 'one',
  video: null,
  next_video: null,
}
const FILM: Lecture['video'] = {
  id: 'v',
  bunny_id: 'v',
  bunny_status: 3,
  state: 'ready',
  progress: 100,
  failure: null,
  duration_seconds: 60,
  has_own_still: false,
  poster_url: null,
  embed_url: null,
  captions: [],
}
const saved = (part: Partial<Lecture>): Lecture => ({ ...LECTURE, version: 'two', ...part })
const typed = (part: Partial<LectureWork>): LectureWork => ({ ...workOn(LECTURE), ...part })

test('what somebody else changed is taken over where nothing was typed, and what was typed stays', () => {
  const work = laidOverNewer(typed({ title: 'Żaba 🐸' }), saved({ intro: 'Rechot.', delay_days: 3 }))
  expect(work).toMatchObject({ version: 'two', title: 'Żaba 🐸', intro: 'Rechot.', delay: '3', theirs: {} })
  expect(work.over).toMatchObject({ title: 'Żaba', intro: 'Rechot.' })
})

test('where both changed the same, both are there', () => {
  const work = laidOverNewer(typed({ intro: 'Kum kum.', status: 'published' }), saved({ intro: 'Rechot.' }))
  expect(work).toMatchObject({ intro: 'Kum kum.', status: 'published', theirs: { intro: 'Rechot.' } })
})

test('the same change made twice is one', () => {
  const work = laidOverNewer(typed({ title: 'Osa' }), saved({ title: 'Osa' }))
  expect(work).toEqual({ ...workOn(saved({ title: 'Osa' })) })
})

test('a third one who saves meanwhile leaves what is still to be chosen', () => {
  const second = laidOverNewer(typed({ intro: 'Kum kum.' }), saved({ intro: 'Rechot.' }))
  const third = laidOverNewer(second, saved({ version: 'three', intro: 'Rechot.', title: 'Ropucha' }))
  expect(third).toMatchObject({ title: 'Ropucha', intro: 'Kum kum.', theirs: { intro: 'Rechot.' }, version: 'three' })
})

test('what is typed while it is saved stays, over what was saved', () => {
  const sent = typed({ title: 'Osa' })
  const work = typedSince(sent, { now: { ...sent, intro: 'Bzz.' }, saved: saved({ title: 'Osa' }) })
  expect(work).toMatchObject({ title: 'Osa', intro: 'Bzz.', version: 'two' })
  expect(isTyped(work)).toBe(true)
  expect(isTyped(typedSince(sent, { now: sent, saved: saved({ title: 'Osa' }) }))).toBe(false)
})

test('nothing is saved before each of both is chosen', () => {
  const work = laidOverNewer(typed({ intro: 'Kum kum.' }), saved({ intro: 'Rechot.' }))
  expect(isUndecided(work)).toBe(true)
  expect(isUndecided({ theirs: {} })).toBe(false)
})

test('what was typed of chapters goes with their film, and nothing else does', () => {
  const filmed: Lecture = { ...LECTURE, kind: 'film', video: FILM, chapters: [{ at_seconds: 5, title: 'Kum' }] }
  const over = { ...workOn(filmed), title: 'Osa', chapters: '0:05 Kum\n0:09 Rech' }
  const work = laidOverNewer(over, saved({}))
  expect(work).toMatchObject({ title: 'Osa', chapters: '', version: 'two', theirs: {} })
  expect(laidOverNewer(over, { ...filmed, version: 'two' })).toMatchObject({ chapters: over.chapters })
})

test('a login that was ticked here counts no more where somebody else has made the lecture one to buy', () => {
  const free = saved({ is_free_to_watch: true })
  const work = laidOverNewer({ ...workOn(free), needs_login: true }, saved({ is_free_to_watch: false }))
  expect([needsLogin({ is_free_to_watch: true, needs_login: true }), needsLogin(work)]).toEqual([true, false])
})
