import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  ['pl', 'pl'],
  ['pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7', 'pl'],
  ['en-GB, pl;q=0.9', 'en'],
  ['de, en;q=0.3, pl;q=0.4', 'pl'],
  ['de;q=1.0, EN ; q=0.5', 'en'],
  ['en, pl', 'en'],
  ['pl;q=0, en;q=0.1', 'en'],
  ['pl;q=0', undefined],
  ['pl;q=2, en;q=nonsense', undefined],
  ['de, *;q=0.5', undefined],
  ['plk', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${'x-'.repeat(50_000)}, pl`, undefined],
])('%j asks for %s', (header, language) => expect(preferredLanguage(header)).toBe(language))
