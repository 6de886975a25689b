import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { toasts } from '#kit/feedback/toast.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import type { PanelSurvey, Period, QuestionResult, SurveyResponse } from '../contract.ts'
import { ResultsView } from './ResultsView.tsx'
import { showInRoute } from '#test/show-in-route.tsx'

const WHY = {
  id: 'why',
  title: 'Why?',
  type: 'select',
  inputType: 'text',
  placeholder: '',
  required: true,
  options: [
    { label: 'Hunger', value: 'hunger' },
    { label: 'Curiosity', value: 'curiosity' },
  ],
} as const
const survey: PanelSurvey = {
  id: 'a-survey',
  title: 'Two questions',
  description: '',
  state: 'open',
  shown_on: 'everywhere',
  course: null,
  audience: 'everyone',
  displays_count: 3,
  responses_count: 2,
  created_at: '2026-11-20T10:00:00.000Z',
  questions: [{ ...WHY, options: [...WHY.options] }],
  earlier_questions: [],
  is_answered: true,
}
const found: QuestionResult = {
  id: WHY.id,
  title: WHY.title,
  type: WHY.type,
  inputType: WHY.inputType,
  is_earlier: false,
  answers_count: 2,
  choices: WHY.options.map((option) => ({ ...option, count: 1 })),
  figures: null,
  texts: { data: [], next_page_url: null },
}
const responses = [
  {
    id: 'b',
    responded_at: '2026-11-21T10:00:00.000Z',
    student: { id: 'z', name: 'Zofia Lis' },
    answers: { why: 'hunger' },
  },
  { id: 'a', responded_at: '2026-11-20T10:00:00.000Z', student: null, answers: { why: 'curiosity' } },
] as SurveyResponse[]

const ALL_TIME: Period = {}
const fetched = vi.fn<(url: string) => Promise<Response>>()

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => undefined })
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  cleanup()
})

async function show(period = ALL_TIME, counts = { displays_count: 3, responses_count: 2 }) {
  const isEmpty = counts.responses_count === 0
  await showInRoute(
    <ApiProvider api={{} as never}>
      <ViewerProvider viewer={{ id: 'anna', name: 'Anna', role: 'admin', adminRole: 'owner' }}>
        <Suspense>
          <ResultsView
            survey={survey}
            period={period}
            results={{ ...counts, questions: isEmpty ? [] : [found] }}
            responses={isEmpty ? [] : responses}
            pages={null}
          />
        </Suspense>
      </ViewerProvider>
    </ApiProvider>,
  )
  return userEvent.setup()
}
const figures = () => [...document.querySelectorAll('dl')[0]!.querySelectorAll('dd')].map((each) => each.textContent)

test('results say how many saw the survey, what they chose, and who answered what', async () => {
  await show()
  expect(figures()).toEqual(['3', '2', '67%'])
  const chosen = within(screen.getByRole('heading', { name: 'Why?' }).closest('section')!).getAllByRole('listitem')
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['Hunger1 · 50%', 'Curiosity1 · 50%'])
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Zofia Lis.*Hunger/),
    expect.stringMatching(/Visitor.*Curiosity/),
  ])
})

test('days in which nobody answered are told apart from a survey that nobody has seen', async () => {
  await show({ from: '2001-01-01', until: '2001-01-02' }, { displays_count: 0, responses_count: 0 })
  expect(figures()).toEqual(['0', '0', '–'])
  expect(screen.getByText('No responses in this period')).toBeTruthy()
  expect(screen.queryByText('No responses yet')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('they are saved as a file of the days one looks at; a refusal is said in the words of the server', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const headers = { 'content-disposition': 'attachment; filename="survey-a-survey.csv"' }
  fetched.mockResolvedValueOnce(new Response('Why?', { headers }))
  fetched.mockResolvedValueOnce(Response.json({ message: 'Exports can be made once a minute' }, { status: 429 }))
  const user = await show({ from: '2026-11-01' })
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(saved).toEqual(['survey-a-survey.csv']))
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toEqual(['Exports can be made once a minute']))
  expect(saved).toHaveLength(1)
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(
    Array.from({ length: 2 }, () => '/home/surveys/a-survey/export?from=2026-11-01'),
  )
  click.mockRestore()
})
