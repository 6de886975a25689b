import { expect, test } from 'vitest'
import { bodyOf, draftOf, newFormDraft } from './form-draft.ts'

test('a form survives being edited without a change', () => {
  const courses = [{ id: 'y', title: 'Chleb' }]
  const draft = { ...newFormDraft({ language: 'en', firstName: 'First name', email: 'Email' }), courses }
  const { course_ids: courseIds, ...body } = bodyOf(draft)
  expect(courseIds).toEqual(['y'])
  const form = { ...body, courses, id: 'x', leads_count: 0, created_at: '' }
  expect(bodyOf(draftOf(form))).toEqual({ ...body, course_ids: courseIds })
})
