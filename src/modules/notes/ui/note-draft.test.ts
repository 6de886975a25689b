import { expect, test } from 'vitest'
import { draftIn, keptAs } from './note-draft.ts'

test.each([
  { note: 'Zażółć', at: 192 },
  { note: 'whole', at: null },
  { note: 'sent before', at: 5, key: '01a1fc18-ec43-7ad0-aef2-dfdf9b29f10c' },
])('%j is found as it was kept', (draft) => {
  expect(draftIn(keptAs(draft))).toEqual(draft)
})

test.each(['', 'just text', 'null', '{"note":7}', '[]'])('%j is no draft', (kept) => {
  expect(draftIn(kept)).toEqual({ note: '', at: null })
})

test('an empty note leaves nothing behind, whenever it began', () => {
  expect(keptAs({ note: '', at: 192 })).toBe('')
})
