import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Queries } from '#kit/api/Queries.tsx'
import { type KnownViewer, ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { publishProduct } from '#modules/catalog/contract.ts'
import type { ChecklistLine } from '../../publishing/contract.ts'
import { PublishDialog } from './PublishDialog.tsx'

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  await loadTexts('en')
})
afterEach(cleanup)

const cover: ChecklistLine = { name: 'cover', is_done: false, is_required: false, count: 0, path: '/cover' }
const seller: ChecklistLine = { name: 'seller', is_done: false, is_required: true, count: 0, path: '/seller' }
const drafts: ChecklistLine = { name: 'drafts', is_done: false, is_required: false, count: 3, path: '/draft' }

let shown = 0
async function show(lines: ChecklistLine[], adminRole: KnownViewer['adminRole'] = 'owner') {
  const product = { id: `course ${++shown}`, title: 'Żółw' }
  const call = vi.fn(async (_endpoint: unknown, _input: unknown) => ({ data: structuredClone(lines) }))
  const api = { call } as unknown as BrowserApi
  const viewer: KnownViewer = { id: 'w', name: 'Wanda', role: 'admin', adminRole, avatar: null }
  const onPublished = vi.fn(async () => undefined)
  await act(
    async () =>
      void render(
        <Locale language="en" timeZone="Europe/Warsaw">
          <MemoryRouter>
            <ApiProvider api={api}>
              <ViewerProvider viewer={viewer}>
                <Queries>
                  <Suspense>
                    <PublishDialog product={product} onPublished={onPublished} onClose={() => undefined} />
                  </Suspense>
                </Queries>
              </ViewerProvider>
            </ApiProvider>
          </MemoryRouter>
        </Locale>,
      ),
  )
  await screen.findByRole('list')
  return { call, onPublished, product }
}

test('what is needed bars the act, whatever else is done', async () => {
  await show([seller, { ...cover, is_done: true }])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true)
  expect(screen.getByText('needed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Who sells' }).getAttribute('href')).toBe('/seller')
  expect(screen.getByText('A cover picture').closest('a'), 'what is done leads nowhere').toBeNull()
})

test('who may not mend something is not led there', async () => {
  await show([seller, cover], 'editor')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['A cover picture'])
})

test('advice is said, counted and passed over by a press that says so', async () => {
  const { call, onPublished, product } = await show([cover, drafts, { ...seller, is_done: true }])
  expect(screen.getByText('3 lectures are drafts, which only you see.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Publish anyway' }))
  expect(call).toHaveBeenLastCalledWith(publishProduct, { productId: product.id })
  expect(onPublished).toHaveBeenCalledOnce()
})

test('a course that lacks nothing is published', async () => {
  await show([{ ...cover, is_done: true }])
  expect(screen.getByText('Everything is ready.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false)
})

test('a film that becomes ready meanwhile is awaited no more', async () => {
  const lines: ChecklistLine[] = [{ name: 'films', is_done: false, is_required: false, count: 1, path: '/film' }]
  await show(lines)
  expect(screen.queryByText('Everything is ready.')).toBeNull()
  lines[0] = { ...lines[0]!, is_done: true, count: 0 }
  expect(await screen.findByText('Everything is ready.')).toBeTruthy()
})
