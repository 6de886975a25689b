import { expect, test } from 'vitest'
import type { Section } from '../contract.ts'
import { withLectureOrder, withSectionOrder } from './curriculum.ts'

const lecture = (id: string, section_id: string) => ({
  id,
  section_id,
  title: id,
  kind: 'film' as const,
  status: 'draft' as const,
  visibility: 'draft' as const,
  is_free_to_watch: false,
  needs_login: false,
  delay_days: 0,
  run_time_seconds: 0,
  video_state: 'none' as const,
})
const sections: Section[] = [
  { id: 'A', title: 'A', delay_days: 0, lectures: [lecture('a', 'A'), lecture('b', 'A')] },
  { id: 'B', title: 'B', delay_days: 0, lectures: [lecture('c', 'B')] },
]
const shape = (given: Section[]) => given.map(({ id, lectures }) => [id, lectures.map((each) => each.id).join('')])

test('sections are shown in their new order', () => {
  expect(shape(withSectionOrder(sections, ['B', 'A']))).toEqual([
    ['B', 'c'],
    ['A', 'ab'],
  ])
})

test('a lecture that moves to another section leaves its own', () => {
  const moved = withLectureOrder(sections, 'B', ['a', 'c'])
  expect(shape(moved)).toEqual([
    ['A', 'b'],
    ['B', 'ac'],
  ])
  expect(moved[1]?.lectures[0]?.section_id).toBe('B')
})
