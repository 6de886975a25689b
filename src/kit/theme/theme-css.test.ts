import { expect, test } from 'vitest'
import { templateNamed } from './templates.ts'
import { themeCss } from './theme-css.ts'

test('a school cannot smuggle markup or rules in through its colour', () => {
  expect(themeCss('#fff}</style><script>')).toBe(themeCss(''))
})

test('the sheet names the layers in order, whatever loads first', () => {
  expect(themeCss('#123456')).toMatch(/^@layer reset,tokens,base,kit,common,page;/)
})

test('a blank or unknown template is quarto', () => {
  expect(['', null, undefined, 'neon', 'folio'].map(templateNamed)).toEqual([
    'quarto',
    'quarto',
    'quarto',
    'quarto',
    'folio',
  ])
})
