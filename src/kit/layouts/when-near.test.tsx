import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenNear } from './when-near.tsx'

let come: () => void
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (seen: { isIntersecting: boolean }[]) => void) {
        come = () => hear([{ isIntersecting: true }])
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a part far down is fetched when somebody comes near, and not before', async () => {
  const load = vi.fn(async () => ({ name }: { name: string }) => <p>{name}</p>)
  const Part = whenNear(load)
  render(<Part name="Carousel" />)
  expect(load).not.toHaveBeenCalled()
  await act(async () => come())
  expect(await screen.findByText('Carousel')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})
