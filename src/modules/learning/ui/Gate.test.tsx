import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { LecturePage } from '../contract.ts'
import { Gate } from './Gate.tsx'

afterEach(cleanup)

const page = (course: Partial<LecturePage['course']>, given: object = {}) =>
  ({
    course: { id: 'c', slug: 'kurs', title: 'Kurs', is_free: false, ...course },
    lecture: { id: 'l', access: 'needs_login', opens_at: null },
    sections: [],
    progress: { completed: 0, total: 2 },
    price: null,
    memberships: [],
    ended: null,
    is_reminded: null,
    ...given,
  }) as unknown as LecturePage

async function show(language: 'en' | 'pl', course: Partial<LecturePage['course']> = {}, given: object = {}) {
  await loadTexts(language)
  const Stub = createRoutesStub([{ path: '/', Component: () => <Gate page={page(course, given)} /> }])
  await act(async () => {
    render(
      <Locale language={language} timeZone="Europe/Warsaw">
        <ViewerProvider viewer={null}>
          <Stub />
        </ViewerProvider>
      </Locale>,
    )
  })
}
const linksShown = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test.each([
  ['en', 'Log in first', 'Log in', 'About the course'],
  ['pl', 'Najpierw się zaloguj', 'Zaloguj się', 'O kursie'],
] as const)(
  'before a lecture of a paid course that needs a login it says so (%s)',
  async (language, title, ...links) => {
    await show(language)
    expect(screen.getByRole('heading').textContent).toBe(title)
    expect(linksShown()).toEqual([
      [links[0], '/kurs/watch/login?lecture=l'],
      [links[1], '/kurs'],
    ])
  },
)

test('before one of a free course it says how the course is had', async () => {
  await show('en', { is_free: true })
  expect(screen.getByRole('heading').textContent).toBe('Log in to watch')
  expect(linksShown().map(([words]) => words)).toEqual(['About the course', 'Log in'])
})

test('before one that has to be bought stands the way to one that is free', async () => {
  await show('en', {}, { lecture: { id: 'l', access: 'needs_purchase', opens_at: null }, free_id: 'f' })
  expect(linksShown()).toContainEqual(['Watch a free lecture', '/kurs/watch/f'])
})

test.each([
  ['en', 'A membership opens it as well'],
  ['pl', 'Otwiera ją też członkostwo'],
] as const)('before one that has to be bought stand the memberships that open it (%s)', async (language, heading) => {
  const price = {
    amount: 6_000,
    is_from: false,
    standard_amount: 6_000,
    reference_amount: null,
    currency: 'PLN',
    evergreens: [],
  }
  const memberships = [{ id: 'm', title: 'Cała pracownia', url: '/memberships/cala-pracownia', price }]
  await show(language, {}, { lecture: { id: 'l', access: 'needs_purchase', opens_at: null }, price, memberships })
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(heading)
  expect(linksShown()).toContainEqual(['Cała pracownia', '/memberships/cala-pracownia'])
  expect(screen.getAllByText(/60/)).toHaveLength(2)
})
