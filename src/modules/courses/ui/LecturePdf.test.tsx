import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Pdf } from '../pdf/contract.ts'
import { LecturePdf } from './LecturePdf.tsx'

const putFile = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('#modules/media/ui/put-file.ts', () => ({ putFile }))

const PLACE = { courseId: 'c', sectionId: 's', lectureId: 'l' }
const sheet: Pdf = { id: 'p', filename: 'Arkusz.pdf', bytes: 348_160, is_downloadable: false, url: '/lectures/l/pdf' }
const file = new File(['%PDF-1.7'], 'Nowy.pdf', { type: 'application/pdf' })

beforeAll(() => loadTexts('en'))
beforeEach(() => void vi.stubGlobal('reportError', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  putFile.mockClear()
})

async function show(initial: Pdf | null) {
  const calls: string[] = []
  const failures: (Error | undefined)[] = []
  const api = {
    token: () => Promise.resolve('token'),
    async call({ method, path }: { method: string; path: string }, input: Record<string, unknown>) {
      calls.push(
        `${method} ${path.split('/:lectureId')[1]}${'is_downloadable' in input ? ` ${String(input['is_downloadable'])}` : ''}`,
      )
      const failure = failures.shift()
      if (failure) throw failure
      if (path.endsWith('create-pdf')) return { pdf_id: 'new', upload: '/files/x', headers: {} }
      if (method === 'DELETE') return { done: true }
      const isNew = input['pdfId'] === 'new'
      return {
        pdf: { ...sheet, ...(isNew && { id: 'new', filename: 'Nowy.pdf' }), is_downloadable: input['is_downloadable'] },
      }
    },
  } as unknown as BrowserApi
  await act(
    async () =>
      void render(
        <Locale language="en" timeZone="Europe/Warsaw">
          <MemoryRouter>
            <ApiProvider api={api}>
              <Confirmations>
                <Suspense>
                  <LecturePdf place={PLACE} initial={initial} />
                </Suspense>
                <Toaster />
              </Confirmations>
            </ApiProvider>
          </MemoryRouter>
        </Locale>,
      ),
  )
  return { user: userEvent.setup(), calls, fail: (...next: (Error | undefined)[]) => failures.push(...next) }
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const allowed = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Students may download it/ })

test('a PDF is sent, looked at and shown, and says what it weighs', async () => {
  const { user, calls } = await show(null)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.upload(input('Choose a PDF'), file)
  expect(calls).toEqual(['POST /create-pdf', 'PUT /pdfs/:pdfId false'])
  expect(putFile).toHaveBeenCalledOnce()
  const link = await screen.findByRole('link', { name: 'Nowy.pdf' })
  expect(screen.getByText('340 kB')).toBeTruthy()
  expect(link.getAttribute('href')).toBe('/lectures/l/pdf')
  expect(allowed().checked).toBe(false)
})

test('another one takes its place, as downloadable as it was', async () => {
  const { user, calls } = await show({ ...sheet, is_downloadable: true })
  await user.upload(input('Choose another'), file)
  expect(calls).toEqual(['POST /create-pdf', 'PUT /pdfs/:pdfId true'])
  expect(await screen.findByRole('link', { name: /Nowy.pdf/ })).toBeTruthy()
})

test('a refused file says why, and what was there stays', async () => {
  const { user, fail } = await show(sheet)
  fail(undefined, new ApiProblem(422, { message: 'No', errors: { pdf: ['This is not a PDF, or it is damaged'] } }))
  await user.upload(input('Choose another'), file)
  expect(await screen.findByText('This is not a PDF, or it is damaged')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Arkusz.pdf/ })).toBeTruthy()
})

test('one that is too big is not sent at all', async () => {
  const { user, calls } = await show(null)
  const large = new File([''], 'Large.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 })
  await user.upload(input('Choose a PDF'), large)
  expect(screen.getByText('File too big. At most 50 MB.')).toBeTruthy()
  expect(calls).toEqual([])
})

test('whether it may be downloaded counts at once, and is taken back when the call fails', async () => {
  const { user, calls, fail } = await show(sheet)
  await user.click(allowed())
  expect([allowed().checked, calls]).toEqual([true, ['PUT /pdfs/:pdfId true']])
  fail(new ApiProblem(500, { message: 'No' }))
  await user.click(allowed())
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(allowed().checked).toBe(true)
})

test('it is deleted once that was confirmed', async () => {
  const { user, calls } = await show(sheet)
  await user.click(screen.getByRole('button', { name: 'Delete the PDF' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('The file “Arkusz.pdf” will be deleted from the lecture.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Delete the PDF' }))
  expect(calls).toEqual(['DELETE /pdfs/:pdfId'])
  expect(screen.queryByRole('link')).toBeNull()
})
