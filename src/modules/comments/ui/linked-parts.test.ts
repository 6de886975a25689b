import { expect, test } from 'vitest'
import { linkedParts } from './linked-parts.ts'

const linksIn = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? [])

test.each([
  ['Zobacz https://żółw.example/ścieżka?a=1&b=2.', ['https://żółw.example/ścieżka?a=1&b=2']],
  ['(https://a.example/x)', ['https://a.example/x']],
  ['https://a.example/x_(y) i http://b.example!', ['https://a.example/x_(y)', 'http://b.example']],
  ['javascript:alert(1) data:text/html,x //a.example', []],
  ['https:// http://', []],
  ['<a href="https://a.example">', ['https://a.example']],
])('in %j the addresses are %j', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test('nothing of the text is lost', () => {
  const text = 'A\n🎨 https://a.example, https://b.example/?x=(1). Ż'
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
