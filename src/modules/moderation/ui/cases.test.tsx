import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Case } from '../contract.ts'
import type { OperatorCase } from '../platform/contract.ts'
import { OperatorCases } from './OperatorCases.tsx'
import { Queue } from './Queue.tsx'
import { showInRoute } from '#test/show-in-route.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const author = { id: 'anna', name: 'Anna Nowak', avatar: null, type: 'App\\User' as const }
const reported = {
  id: 'a-case',
  item_type: 'App\\Comment',
  item_id: 'a-comment',
  is_held: false,
  reports_count: 1,
  reports: [{ reason: 'insult' as const, words: 'Rude', reporter: { id: 'ewa', name: 'Ewa' }, created_at: null }],
  created_at: '2026-11-20T10:00:00.000Z',
  author,
  item: { text: 'You know nothing', title: 'Light', url: '/light', written_at: '2026-11-20T10:00:00.000Z' },
}
const ofSomeone: Case = { ...reported, mute: null, is_own: false, can: { mute: false, settle: true } }
const own: Case = {
  ...reported,
  mute: null,
  reports: [{ reason: 'insult', words: '', reporter: null, created_at: null }],
  is_own: true,
  can: { mute: false, settle: false },
}
const ofOperator: OperatorCase = { ...reported, school: { name: 'Turtle', url: 'https://turtle.test' } }

async function show(shown: ReactNode, refusal?: ApiProblem) {
  const calls: string[] = []
  const call = ({ method, path }: Endpoint) => {
    calls.push(`${method} ${path}`)
    return refusal ? Promise.reject(refusal) : Promise.resolve({ done: true })
  }
  const element = (
    <ApiProvider api={{ call } as unknown as BrowserApi}>
      <Confirmations>
        <Suspense>{shown}</Suspense>
      </Confirmations>
    </ApiProvider>
  )
  await showInRoute(element)
  return { calls, user: userEvent.setup() }
}

test('an admin sees who reported what another wrote, and settles it', async () => {
  await show(<Queue cases={[ofSomeone]} />)
  expect(screen.getByRole('link', { name: 'Ewa' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy()
})

test('an author who is muted is not offered to be muted, but to write again', async () => {
  const student = { ...ofSomeone, can: { mute: true, settle: true } }
  const muted = { ...student, id: 'b-case', mute: { until: '2026-11-27T10:00:00.000Z' } }
  const { calls, user } = await show(
    <Queue cases={[student, muted, { ...muted, id: 'c-case', mute: { until: null } }]} />,
  )
  expect(screen.getAllByRole('button', { name: 'Mute author' })).toHaveLength(1)
  expect(screen.getByText(/^Author muted until 27 November 2026/)).toBeTruthy()
  expect(screen.getByText('Author muted')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Unmute author' })[0]!)
  expect(calls).toEqual(['POST /home/students/:id/unmute'])
})

test('of what they wrote themselves they see the reason, not who it was, and settle nothing', async () => {
  await show(<Queue cases={[own, { ...own, id: 'a-reply', item: null, item_type: 'App\\Reply' }]} />)
  expect(screen.getAllByText('Insults or hatred')).toHaveLength(2)
  expect(screen.getByText('You know nothing')).toBeTruthy()
  expect(screen.getByText(/^Someone reported this\. As you wrote it yourself/)).toBeTruthy()
  expect(screen.getByText(/^Someone reported one of your replies/)).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(document.body.textContent).not.toContain('deleted in the meantime')
})

test('an operator settles what an admin alone in a school wrote', async () => {
  const { calls, user } = await show(<OperatorCases initial={{ data: [ofOperator], next_page_url: null }} />)
  const found = screen.getByRole('article')
  expect(within(found).getByRole('link', { name: 'Turtle' }).getAttribute('href')).toBe('https://turtle.test')
  expect(within(found).queryByRole('link', { name: 'Ewa' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog', { hidden: true })).getByText('Delete'))
  expect(await screen.findByText('Nothing is waiting for you')).toBeTruthy()
  expect(calls).toEqual(['POST /operator/moderation/:id/delete'])
})

test('an operator without such items sees nothing of it', async () => {
  await show(<OperatorCases initial={{ data: [], next_page_url: null }} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
