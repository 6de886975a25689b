import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.ts'

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

test('a piece that cannot be fetched without a network comes once there is one, and the page stands', async () => {
  let isOnline = false
  vi.stubGlobal('fetch', () => (isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError())))
  await show(() => (isOnline ? Promise.resolve(Piece) : Promise.reject(FAILED)))
  await pass(5_000)
  expect(screen.getByText('The rest')).toBeTruthy()
  expect(screen.queryByText('Here it is')).toBeNull()
  isOnline = true
  await pass(1_000)
  expect(screen.getByText('Here it is')).toBeTruthy()
})

test('a piece that is gone while the server answers is an error of the page', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  await show(() => Promise.reject(FAILED))
  await pass(0)
  expect(screen.getByText('Page lost')).toBeTruthy()
})
