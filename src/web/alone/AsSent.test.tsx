import { act, fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AsSent } from './AsSent.tsx'

function Fragile() {
  const [isPressed, press] = useState(false)
  if (isPressed) throw new Error('It fell over')
  return (
    <form action="/login" method="post">
      <button type="button" onClick={() => press(true)}>
        Show
      </button>
    </form>
  )
}

test('a page that breaks is what the server sent, and the error is told', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', fetched)
  const html = renderToString(<Fragile />)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  await act(async () =>
    hydrateRoot(
      place,
      <AsSent html={html}>
        <Fragile />
      </AsSent>,
    ),
  )
  fireEvent.click(place.querySelector('button')!)
  expect(place.innerHTML).toContain(html)
  await waitFor(() => expect(fetched.mock.calls[0]?.[0]).toBe('/json/errors'))
})
