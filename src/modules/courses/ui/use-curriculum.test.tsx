import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { LectureRow, Section } from '../contract.ts'
import type { SectionInHand } from './curriculum.ts'
import { useCurriculum } from './use-curriculum.ts'

const SECTION: Section = { id: 's', title: 'Paper', delay_days: 0, lectures: [] }
const sew: LectureRow = {
  id: 'sew',
  section_id: 's',
  title: 'Sew',
  kind: 'text',
  status: 'draft',
  visibility: 'draft',
  is_free_to_watch: false,
  needs_login: false,
  delay_days: 0,
  run_time_seconds: 0,
  video_state: 'none',
}
const without = { data: [SECTION] }
const withSew = { data: [{ ...SECTION, lectures: [sew] }] }

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

/** A curriculum whose server answers what it was asked when it is told to, by the nth question. */
function edit(given: SectionInHand[] = [SECTION]) {
  const asked: { method: string; input: unknown; answer: (what: unknown) => Promise<void> }[] = []
  const call = ({ method }: Endpoint, input: unknown) =>
    new Promise((resolve) => {
      asked.push({ method, input, answer: (what) => act(async () => resolve(what)) })
    })
  const api = { token: () => Promise.resolve('token'), call } as unknown as BrowserApi
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Locale language="en" timeZone="Europe/Warsaw">
      <ApiProvider api={api}>{children}</ApiProvider>
    </Locale>
  )
  const { result } = renderHook(() => useCurriculum('c', given), { wrapper })
  const titles = () => result.current.sections.flatMap(({ lectures }) => lectures.map(({ title }) => title))
  const begin = () => {
    void result.current.addLectures('s', ['Sew'])
    void result.current.reload()
  }
  return { asked, titles, begin, result }
}

test('a lecture that was added while the sections were asked for stays, and they are asked for once more', async () => {
  const { asked, titles, begin } = edit()
  begin()
  await asked[0]!.answer({ data: [sew] })
  await asked[1]!.answer(without)
  expect(titles()).toEqual(['Sew'])
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET'])
  await asked[2]!.answer(withSew)
  expect(titles()).toEqual(['Sew'])
})

test('a lecture that came with the sections before the answer to its adding stands there once', async () => {
  const { asked, titles, begin } = edit()
  begin()
  await asked[1]!.answer(withSew)
  await asked[0]!.answer({ data: [sew] })
  expect(titles()).toEqual(['Sew'])
})

test('a lecture goes to the end of a section whose lectures were not read yet', async () => {
  const glue = { ...sew, id: 'glue', section_id: 't' }
  const there = { ...SECTION, id: 't', title: 'Glue', unread_count: 1 }
  const { asked, result } = edit([{ ...SECTION, lectures: [sew] }, there])
  act(() => void result.current.moveLecture(sew, there))
  await asked[0]!.answer({ data: [glue] })
  expect(asked[1]!.input).toMatchObject({
    sectionId: 't',
    ids: ['glue', 'sew'],
    before: ['glue'],
    from_section_id: 's',
  })
})
