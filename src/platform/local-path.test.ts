import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADDRESSES_AWAY } from '#test/addresses-away.ts'
import { localPath } from './local-path.ts'

const SITE = 'https://school.example'
/** Where a browser goes that reads this on a page of the school. */
const leadsTo = (location: string) => new URL(location, `${SITE}/language/pl`).origin

describe('where a next parameter leads', () => {
  test.each(ADDRESSES_AWAY)('%j stays here', (given) => {
    expect(leadsTo(localPath(given))).toBe(SITE)
    expect(leadsTo(localPath(given, '/my'))).toBe(SITE)
  })

  test.each([
    ['/courses?category_id=1#top', '/courses?category_id=1#top'],
    ['/kurs/watch/1?t=3&next=//evil.test', '/kurs/watch/1?t=3&next=//evil.test'],
    ['/a/../b', '/b'],
    ['/żółć', '/%C5%BC%C3%B3%C5%82%C4%87'],
    ['/%2f%2fevil.test', '/%2f%2fevil.test'],
  ])('%s is kept: %s', (given, path) => expect(localPath(given)).toBe(path))

  test.each([undefined, null, 1, ['/a'], 'a'])('%j is no path', (given) => expect(localPath(given, '/my')).toBe('/my'))

  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '．',
    '。',
    '／',
    '\t',
    '\n',
    '\r',
    ' ',
    '\0',
    '\u200b',
    '@',
    ':',
    'https:',
    'http:',
    'javascript:',
    'evil.test',
    'here.invalid',
    'user:word@',
    '?',
    '#',
    ';',
    'a',
    '[',
    '%',
    'ż',
  )
  const written = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((all) => `/${all.join('')}`),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  )

  test('whatever is typed, a browser stays on the host, and the path is the one it shows', () => {
    fc.assert(
      fc.property(written, (given) => {
        const path = localPath(given)
        expect(leadsTo(path)).toBe(SITE)
        expect(path).toMatch(/^\/(?![/\\])[!-~]*$/)
        expect(localPath(path)).toBe(path)
      }),
      { numRuns: 1_000 },
    )
  })
})
