import { expect, test } from 'vitest'
import type { LectureRow, Section } from '../../contract.ts'
import { seenOnDay } from './seen-on-day.ts'

const lecture = (id: string, part: Partial<LectureRow> = {}): LectureRow => ({
  id,
  section_id: 's',
  title: id,
  kind: 'text',
  status: 'published',
  visibility: 'restricted',
  is_free_to_watch: false,
  needs_login: false,
  delay_days: 0,
  run_time_seconds: 0,
  video_state: 'none',
  ...part,
})
const section = (lectures: LectureRow[], part: Partial<Section> = {}): Section => ({
  id: 's',
  title: 'Papier',
  delay_days: 0,
  lectures,
  ...part,
})
const statesOf = (sections: Section[], day: number, contents: Parameters<typeof seenOnDay>[1]['contents'] = null) =>
  seenOnDay(sections, { day, contents }).flatMap(({ lectures }) => lectures.map(({ id, state }) => `${id} ${state}`))

test('drafts are not seen, and sections that hold nothing else are not either', () => {
  const sections = [section([lecture('a', { status: 'draft' })]), section([lecture('b')])]
  expect(seenOnDay(sections, { day: 0, contents: null })).toHaveLength(1)
  expect(statesOf(sections, 0)).toEqual(['b open'])
})

test.each([
  [6, 'a not_yet'],
  [7, 'a open'],
])('on day %i of a wait of three days in a section of seven: %s', (day, seen) => {
  expect(statesOf([section([lecture('a', { delay_days: 3 })], { delay_days: 7 })], day)).toEqual([seen])
})

test('what is free is watched before its day, and what the variant leaves out never opens', () => {
  const sections = [section([lecture('a', { delay_days: 9, is_free_to_watch: true }), lecture('b'), lecture('c')])]
  const contents = { variant_id: 'v', includes_all: false, section_ids: [], lecture_ids: ['b'] }
  expect(statesOf(sections, 100, contents)).toEqual(['a free', 'b open', 'c not_in_variant'])
})
