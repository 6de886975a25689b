import { expect, test } from 'vitest'
import { hasLinks } from './has-links.ts'

const ORIGIN = 'https://demo.katedra.test'

test.each([
  ['https://example.com', true],
  ['zobacz HTTP://Example.com/a?b', true],
  ['wejdź na www.example.zz', true],
  ['tanio: sklep-example.pl/buty', true],
  ['napisz do jan@example.com', true],
  [`${ORIGIN}.evil.com`, true],
  [`${ORIGIN}@evil.com`, true],
  [`${ORIGIN}/a,https://evil.com`, true],
  ['tanio: example.ninja/buty', true],
  ['www.żółw.test', true],
  [`jak w ${ORIGIN}/kurs/watch`, false],
  [ORIGIN, false],
  ['Mam pytanie.Czy to działa?', false],
  ['wersja 2.0, np.papier', false],
])('%s leads away: %s', (text, leadsAway) => {
  expect(hasLinks(text, ORIGIN)).toBe(leadsAway)
})
