import { expect, test } from 'vitest'
import { nameFrom } from './field-draft.ts'

test.each([
  ['Skąd o nas wiesz?', 'skad_o_nas_wiesz'],
  ['  Żółw & gęś  ', 'zolw_ges'],
  ['2 pytania', 'pytania'],
  ['Ł', 'l'],
  ['???', ''],
])('%j is asked as %j', (words, name) => {
  expect(nameFrom(words)).toBe(name)
})
