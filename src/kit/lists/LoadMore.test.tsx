import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { LoadMore } from './LoadMore.tsx'

let comeNear: (() => void) | undefined
const margins: (string | undefined)[] = []

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (seen: { isIntersecting: boolean }[]) => void, { rootMargin }: IntersectionObserverInit) {
        margins.push(rootMargin)
        comeNear = () => hear([{ isIntersecting: true }])
      }
      observe = vi.fn()
      disconnect = () => {
        comeNear = undefined
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function List() {
  const [pages, setPages] = useState(1)
  return (
    <Locale language="en" timeZone="Europe/Warsaw">
      <p>{pages}</p>
      <LoadMore hasMore isLoading={false} onMore={() => setPages(pages + 1)} />
    </Locale>
  )
}

const scrollDown = () => act(async () => comeNear?.())
const pages = () => screen.getByRole('paragraph').textContent

test('pages come by themselves near the end, but not for ever: then the reader is asked', async () => {
  render(<List />)
  for (let times = 0; times < 5; times++) await scrollDown()
  expect(pages()).toBe('3')
  expect(new Set(margins)).toEqual(new Set(['250px']))
  await act(async () => screen.getByRole('button', { name: 'More' }).click())
  expect(pages()).toBe('4')
  for (let times = 0; times < 5; times++) await scrollDown()
  expect(pages()).toBe('6')
})
