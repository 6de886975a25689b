import { expect, test } from 'vitest'
import { linesOf, optionsIn } from './option-lines.ts'

const before = [
  { label: 'Bread', value: 'b1' },
  { label: 'Books', value: 'b2' },
]

test('each line is an option, whatever stands around it', () => {
  expect(optionsIn(' Bread \n\nBooks\nBread', [])).toEqual([
    { label: 'Bread', value: 'Bread' },
    { label: 'Books', value: 'Books' },
  ])
})

test('an option that moves keeps its value', () => {
  expect(optionsIn('Books\nCats\nBread', before)).toEqual([before[1], { label: 'Cats', value: 'Cats' }, before[0]])
  expect(optionsIn(linesOf(before), before)).toEqual(before)
})
