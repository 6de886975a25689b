import { expect, test } from 'vitest'
import { minutesToRead } from './minutes-to-read.ts'

const words = (count: number) => Array.from({ length: count }, (_, nth) => `słowo${nth}`).join(' ')

test.each([
  ['', 1],
  ['<p>Jedno</p>', 1],
  [`<p>${words(200)}</p>`, 1],
  [`<p>${words(201)}</p>`, 2],
  [`<p>${words(150)}</p><ul><li>${words(150)}</li><li>${words(101)}</li></ul>`, 3],
  [`<h2>A</h2><p>${words(199)}</p>`, 1],
])('the minutes to read are counted by the words of the text', (html, minutes) => {
  expect(minutesToRead(html)).toBe(minutes)
})
