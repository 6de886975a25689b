import { expect, test } from 'vitest'
import type { Section } from '../contract.ts'
import { tickLecture, tickSection } from './variant-contents.ts'

const section = { id: 's', lectures: [{ id: 'a' }, { id: 'b' }] } as Section
const none = { includesAll: false, sectionIds: [], lectureIds: [] }

test('a section takes the place of its lectures, and leaves those of others', () => {
  const some = tickLecture(tickLecture(none, 'a', true), 'z', true)
  expect(tickSection(some, section, true)).toEqual({ includesAll: false, sectionIds: ['s'], lectureIds: ['z'] })
})

test('what is no longer ticked is gone', () => {
  const ticked = tickSection(none, section, true)
  expect(tickSection(ticked, section, false)).toEqual(none)
  expect(tickLecture(tickLecture(none, 'a', true), 'a', false)).toEqual(none)
})
