import { useMutation } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Queries } from './Queries.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Sending() {
  const sending = useMutation({ mutationFn: () => Promise.reject(new TypeError('Failed to fetch')) })
  return <button onClick={() => sending.mutate()}>{sending.status}</button>
}

test('what is sent without a network fails at once instead of waiting for one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <Queries>
      <Sending />
    </Queries>,
  )
  act(() => void window.dispatchEvent(new Event('offline')))
  await act(async () => screen.getByRole('button').click())
  expect(await screen.findByText('error')).toBeTruthy()
})
