import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { ProductCard } from '#modules/catalog/contract.ts'
import { PRODUCT_KINDS } from '#modules/catalog/vocabulary.ts'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { CourseCard } from './CourseCard.tsx'

afterEach(cleanup)

const aCard = (kind: ProductCard['kind']): ProductCard => ({
  id: kind,
  slug: kind,
  kind,
  title: kind,
  cover: null,
  category: 'Light',
  difficulty: 'advanced',
  is_free: false,
  amount: 100,
  is_from: false,
  standard_amount: 100,
  reference_amount: null,
  currency: 'PLN',
  evergreens: [],
  takes_place_from: null,
})

test.each([
  ['en', ['Advanced', 'Bundle', 'Download', 'Consultation', 'Live event', 'Membership', 'Community']],
  [
    'pl',
    [
      'Dla zaawansowanych',
      'Zestaw',
      'Pliki do pobrania',
      'Konsultacja',
      'Wydarzenie na żywo',
      'Członkostwo',
      'Społeczność',
    ],
  ],
] as const)('a card says of a course whom it is for, and of all else what it is (%s)', async (language, words) => {
  await loadTexts(language)
  const Cards = createRoutesStub([
    { path: '/', Component: () => PRODUCT_KINDS.map((kind) => <CourseCard key={kind} course={aCard(kind)} />) },
  ])
  await act(async () => {
    render(
      <Locale language={language} timeZone="Europe/Warsaw">
        <Cards />
      </Locale>,
    )
  })
  expect(screen.getAllByText(/^Light · /).map(({ textContent }) => textContent)).toEqual(
    words.map((word) => `Light · ${word}`),
  )
})
