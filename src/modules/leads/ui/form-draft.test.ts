import { expect, test } from 'vitest'
import { bodyOf, draftOf, nameFrom, newFormDraft } from './form-draft.ts'

test.each([
  ['Skąd o nas wiesz?', 'skad_o_nas_wiesz'],
  ['  Żółw & gęś  ', 'zolw_ges'],
  ['2 pytania', 'pytania'],
  ['Ł', 'l'],
  ['???', ''],
])('%j is asked as %j', (words, name) => {
  expect(nameFrom(words)).toBe(name)
})

test('a form survives being edited without a change', () => {
  const body = bodyOf(newFormDraft({ language: 'en', firstName: 'First name', email: 'Email' }))
  const form = { ...body, id: 'x', leads_count: 0, created_at: '' }
  expect(bodyOf(draftOf(form))).toEqual(body)
})
