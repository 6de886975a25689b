import { expect, test } from 'vitest'
import { sanitizeRichText, textOfHtml } from './rich-text.ts'

test.each([
  ['<p>Dzień <b>dobry</b> 🙂</p>', '<p>Dzień <strong>dobry</strong> 🙂</p>'],
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p></p>', ''],
  ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener nofollow" target="_blank">a</a>'],
  ['<a href="//evil.test">a</a>', '<a rel="noopener nofollow" target="_blank">a</a>'],
  ['<iframe src="https://evil.test"></iframe><p style="position:fixed">b</p>', '<p>b</p>'],
  ['<svg><p>x</p><script>1</script></svg>', '<p>x</p>'],
])('%s is kept as %s', (given, kept) => {
  expect(sanitizeRichText(given)).toBe(kept)
})

test('a link keeps its address and tells nobody where it was', () => {
  expect(sanitizeRichText('<a href="https://a.test/?q=1&b">a</a>')).toBe(
    '<a href="https://a.test/?q=1&amp;b" rel="noopener nofollow" target="_blank">a</a>',
  )
})

test('the words of formatted text keep their spaces', () => {
  expect(textOfHtml('<h2>Plan</h2><p>Dzień <strong>1</strong></p>')).toBe('Plan Dzień 1')
})
