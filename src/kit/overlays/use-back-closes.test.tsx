import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'

let heard: number
beforeEach(async () => {
  heard = 0
  await loadTexts('en')
  window.history.pushState(null, '', '/page')
})
afterEach(cleanup)

/** What the router would hear. */
function Listening() {
  useEffect(() => {
    const hear = () => {
      heard += 1
    }
    window.addEventListener('popstate', hear)
    return () => window.removeEventListener('popstate', hear)
  }, [])
  return null
}

function Page({ isQuestion = false }) {
  const [open, setOpen] = useState<string[]>([])
  return (
    <Locale language="en" timeZone="Europe/Warsaw">
      <Listening />
      {['First', 'Second'].map((title) => (
        <button key={title} onClick={() => setOpen([...open, title])}>
          Open {title}
        </button>
      ))}
      {open.map((title) => (
        <Dialog
          key={title}
          title={title}
          backCloses={!isQuestion}
          onClose={() => setOpen(open.filter((each) => each !== title))}
        >
          {title}
        </Dialog>
      ))}
    </Locale>
  )
}

const settled = () => act(() => new Promise((later) => setTimeout(later, 50)))
const back = async () => {
  window.history.back()
  await settled()
}
const press = async (name: string) => {
  await userEvent.click(screen.getByText(name))
  await settled()
}
const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

test('Back closes what lies on top, one after the other, and the router hears of none', async () => {
  const before = window.history.length
  render(<Page />)
  await press('Open First')
  await press('Open Second')
  expect(window.history.length).toBe(before + 2)
  await back()
  expect(shown()).toEqual(['First'])
  await back()
  expect(shown()).toEqual([])
  expect([heard, window.location.pathname]).toEqual([0, '/page'])
})

test('closed otherwise it leaves no step behind', async () => {
  window.history.pushState(null, '', '/next')
  render(<Page />)
  await press('Open First')
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  await settled()
  expect([shown(), heard]).toEqual([[], 0])
  await back()
  expect([window.location.pathname, heard]).toEqual(['/page', 1])
})

test('a link inside it leaves the page and nothing closes it twice', async () => {
  const { unmount } = render(<Page />)
  await press('Open First')
  window.history.replaceState(null, '', '/course')
  unmount()
  await settled()
  expect(window.location.pathname).toBe('/course')
  await back()
  expect(window.location.pathname).toBe('/page')
})

test('a question is no step', async () => {
  const before = window.history.length
  render(<Page isQuestion />)
  await press('Open First')
  expect([shown(), window.history.length]).toEqual([['First'], before])
})
