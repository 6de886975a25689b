import { expect, test } from 'vitest'
import { openingOfHtml, openingOfText } from './opening.ts'

const words = (count: number) => Array.from({ length: count }, (_, nth) => `word${nth}`).join(' ')

test('a short post begins and ends as it is', () => {
  expect(openingOfText('Hello\n\nall')).toBe('Hello\n\nall')
  expect(openingOfHtml('<p>Hello</p>')).toBe('<p>Hello</p>')
})

test('a long text is cut where a sentence ends', () => {
  const opening = openingOfText(`${words(120)}. ${words(300)}`)
  expect(opening).toBe(`${words(120)}. …`)
})

test('a long text is rather cut where a paragraph ends', () => {
  const opening = openingOfText(`${words(110)}\n\n${words(20)}. ${words(300)}`)
  expect(opening).toBe(`${words(110)} …`)
})

test('a long text without sentences is cut between words', () => {
  const opening = openingOfText(words(400))
  expect(opening.length).toBeLessThan(1110)
  expect(words(400).startsWith(opening.replace(/ …$/, ''))).toBe(true)
  expect(opening).toMatch(/word\d+ …$/)
})

test('long html is cut after a block, and what opens is closed', () => {
  const first = `<p>${words(120)}<br>x</p>`
  const list = '<ul><li><p>one</p></li><li><p>two</p></li></ul>'
  expect(openingOfHtml(`${list}${first}<p>${words(200)}</p>`)).toBe(`${list}${first}`)
})
