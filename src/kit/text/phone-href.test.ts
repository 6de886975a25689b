import { expect, test } from 'vitest'
import { phoneHref } from './phone-href.ts'

test.each([
  ['+48 22 555 01 23', 'tel:+48225550123'],
  ['(22) 555-01-23', 'tel:225550123'],
  ['+48 (0) 22.555.01.23', 'tel:+48225550123'],
  ['22 555 01 23 wew. 4', 'tel:225550123'],
  ['22 555 01 23, 22 555 01 24', 'tel:225550123'],
])('%s is called by %s', (number, href) => {
  expect(phoneHref(number)).toBe(href)
})
