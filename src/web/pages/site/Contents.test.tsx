import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { CoursePage } from '#modules/courses/contract.ts'
import { type KnownViewer, ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { Contents } from './Contents.tsx'

afterEach(cleanup)

const lecture = (id: string, is_free_to_watch = false, needs_login = false) => ({
  id,
  title: id,
  run_time_seconds: 60,
  is_free_to_watch,
  needs_login,
})
const course = {
  product: { slug: 'kurs' },
  sections: [{ id: 's', title: 'S', lectures: [lecture('paid'), lecture('free', true), lecture('login', true, true)] }],
  lectures_count: 3,
} as CoursePage

async function linksFor(viewer: KnownViewer | null, language: 'en' | 'pl') {
  await loadTexts(language)
  const Stub = createRoutesStub([{ path: '/', Component: () => <Contents course={course} /> }])
  await act(async () => {
    render(
      <Locale language={language} timeZone="Europe/Warsaw">
        <ViewerProvider viewer={viewer}>
          <Stub />
        </ViewerProvider>
      </Locale>,
    )
  })
  return screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
}

const student: KnownViewer = { id: '1', name: 'Jan Żak', role: 'student' }

test.each([
  ['en', 'Watch for free', 'Log in first'],
  ['pl', 'Obejrzyj za darmo', 'Najpierw się zaloguj'],
] as const)(
  'a visitor is told in %s to log in first, and comes back to the lecture',
  async (language, watch, logIn) => {
    expect(await linksFor(null, language)).toEqual([
      [`${watch}: free`, '/kurs/watch/free'],
      [`${logIn}: login`, '/kurs/watch/login?lecture=login'],
    ])
  },
)

test('whoever is logged in watches it', async () => {
  expect(await linksFor(student, 'en')).toEqual([
    ['Watch for free: free', '/kurs/watch/free'],
    ['Watch for free: login', '/kurs/watch/login'],
  ])
})
