import { expect, test } from 'vitest'
import { titlesIn } from './titles-in.ts'

test.each([
  ['', []],
  [' \n\r\n ', []],
  ['Papier', ['Papier']],
  ['1. Papier\r\n\r\n2) Tusz\n 10.  Żółć 🎨 ', ['Papier', 'Tusz', 'Żółć 🎨']],
  ['- One\n* Two\n• Three\n– Four', ['One', 'Two', 'Three', 'Four']],
  ['1984\n3.5 mm needles\n-5 degrees\n2026.', ['1984', '3.5 mm needles', '-5 degrees', '2026.']],
])('%j', (list, titles) => expect(titlesIn(list)).toEqual(titles))
