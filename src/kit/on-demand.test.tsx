import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.ts'
import { fetchShownPieces } from './shown-pieces.ts'

const Piece = () => <p>Here it is</p>
const FAILED = new TypeError('Failed to fetch dynamically imported module')

class Page extends Component<{ children: ReactNode }> {
  override state = { isLost: false }
  static getDerivedStateFromError = () => ({ isLost: true })
  override render = () => (this.state.isLost ? <p>Page lost</p> : this.props.children)
}

async function show(fetchPiece: () => Promise<typeof Piece>) {
  const OnDemand = onDemand(fetchPiece)
  await act(
    async () =>
      void render(
        <Page>
          <p>The rest</p>
          <Suspense>
            <OnDemand />
          </Suspense>
        </Page>,
      ),
  )
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const fromServer = async () => Response.json({ status: 'ok' })
const fromPortal = async () =>
  new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } })

test.each([
  ['without a network', () => Promise.reject(new TypeError())],
  ['behind a log-in page of a hotel', fromPortal],
])('a piece that cannot be fetched %s comes once there is a way, and the page stands', async (_where, fromThere) => {
  let isOnline = false
  vi.stubGlobal('fetch', () => (isOnline ? fromServer() : fromThere()))
  await show(() => (isOnline ? Promise.resolve(Piece) : Promise.reject(FAILED)))
  await pass(5_000)
  expect(screen.getByText('The rest')).toBeTruthy()
  expect(screen.queryByText('Here it is')).toBeNull()
  isOnline = true
  await pass(1_000)
  expect(screen.getByText('Here it is')).toBeTruthy()
})

test('a piece that was asked for without a network is fetched once there is one, and not before', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetchPiece = vi.fn(() => Promise.resolve(Piece))
  await show(fetchPiece)
  await pass(5_000)
  expect(fetchPiece).not.toHaveBeenCalled()
  network.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(screen.getByText('Here it is')).toBeTruthy()
})

test('a piece that is gone while the server answers is an error of the page', async () => {
  vi.stubGlobal('fetch', fromServer)
  await show(() => Promise.reject(FAILED))
  await pass(0)
  expect(screen.getByText('Page lost')).toBeTruthy()
})

test('what a page was sent with is there at once when it is taken over, with what stands inside', async () => {
  document.head.innerHTML = '<meta name="pieces" content="outer unknown inner lost">'
  onDemand(() => Promise.reject(FAILED), 'lost')
  vi.stubGlobal('fetch', fromServer)
  const isFetched: string[] = []
  const Outer = onDemand(async () => {
    isFetched.push('outer')
    // The script of the outer one tells of the inner one.
    const Inner = onDemand(async () => (isFetched.push('inner'), Piece), 'inner')
    return () => <Inner />
  }, 'outer')
  await fetchShownPieces()
  expect(isFetched).toEqual(['outer', 'inner'])
  render(
    <Suspense fallback="not there yet">
      <Outer />
    </Suspense>,
  )
  expect(screen.getByText('Here it is')).toBeTruthy()
})
