import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { LessonPdf } from './LessonPdf.tsx'

const sheet = { filename: 'Żółty arkusz.pdf', bytes: 1_200_000, url: '/lectures/l/pdf', is_downloadable: true }

beforeAll(() => Promise.all([loadTexts('en'), loadTexts('pl')]))
afterEach(cleanup)

async function show(given: { hasViewer?: boolean; mayDownload?: boolean; language?: 'en' | 'pl' } = {}) {
  const { hasViewer = true, mayDownload = true, language = 'en' } = given
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: hasViewer, configurable: true })
  await act(
    async () =>
      void render(
        <Locale language={language} timeZone="Europe/Warsaw">
          <Suspense>
            <LessonPdf pdf={{ ...sheet, is_downloadable: mayDownload }} />
          </Suspense>
        </Locale>,
      ),
  )
}
const viewer = () => screen.queryByTitle('Żółty arkusz.pdf')

test('a PDF is shown, opened and saved, and says what it weighs', async () => {
  await show({ language: 'pl' })
  expect(screen.getByText('Żółty arkusz.pdf · 1,2 MB')).toBeTruthy()
  expect(viewer()?.getAttribute('src')).toBe('/lectures/l/pdf#view=FitH&navpanes=0')
  expect(screen.getByRole('link', { name: 'Otwórz PDF' }).getAttribute('href')).toBe('/lectures/l/pdf')
  expect(screen.getByRole('link', { name: 'Pobierz' }).getAttribute('href')).toBe('/lectures/l/pdf?download=1')
})

test('what is not to be downloaded is not offered, by the viewer neither', async () => {
  await show({ mayDownload: false })
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull()
  expect(viewer()?.getAttribute('src')).toBe('/lectures/l/pdf#view=FitH&navpanes=0&toolbar=0')
})

test('a browser without a viewer gets the link alone', async () => {
  await show({ hasViewer: false })
  expect(viewer()).toBeNull()
  expect(screen.getByRole('link', { name: 'Open the PDF' })).toBeTruthy()
})
