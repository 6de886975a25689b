import { act, cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Language } from '#platform/i18n/language.ts'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { accessTermsOf } from '../access-length.ts'
import { ACCESS_LENGTHS } from '../editor/vocabulary.ts'
import { AccessLength } from './AccessLength.tsx'

beforeAll(() => Promise.all([loadTexts('en'), loadTexts('pl')]))
afterEach(cleanup)

async function shown(variant: { access_days: number; access_until: string | null }, language: Language = 'en') {
  const { container } = await act(async () =>
    render(
      <Locale language={language} timeZone="Europe/Warsaw">
        <Suspense>
          <AccessLength variant={variant} />
        </Suspense>
      </Locale>,
    ),
  )
  return container.textContent
}

test.each([
  [0, 'Lifetime access', 'Dostęp na zawsze'],
  [31, 'Access for a month', 'Dostęp na miesiąc'],
  [92, 'Access for three months', 'Dostęp na trzy miesiące'],
  [184, 'Access for six months', 'Dostęp na pół roku'],
  [366, 'Access for a year', 'Dostęp na rok'],
  [1, 'Access for 1 day', 'Dostęp na 1 dzień'],
  [45, 'Access for 45 days', 'Dostęp na 45 dni'],
])('%i days are said as people say them', async (access_days, english, polish) => {
  expect(await shown({ access_days, access_until: null })).toBe(english)
  expect(await shown({ access_days, access_until: null }, 'pl')).toBe(polish)
})

test('a last day is said as that day', async () => {
  const access_until = '2027-06-30T21:59:59.000Z'
  expect(await shown({ access_days: 0, access_until })).toBe('Access until 30 June 2027')
  expect(await shown({ access_days: 12, access_until }, 'pl')).toBe('Dostęp na 12 dni, najdłużej do 30 czerwca 2027')
})

test('no length with a name is ever told in days', async () => {
  for (const access_length of ACCESS_LENGTHS.filter((each) => each !== 'one_time')) {
    const { accessDays } = accessTermsOf('course', { access_length, access_days: 0, access_until: null })
    expect(await shown({ access_days: accessDays, access_until: null })).not.toMatch(/days/)
  }
})
