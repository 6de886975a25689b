import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { Dialog } from './Dialog.tsx'

beforeEach(() => loadTexts('en'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const aDialog = (content: ReactNode) =>
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <Dialog title="Question" onClose={() => undefined} actions={<button>Yes</button>}>
        {content}
      </Dialog>
    </Locale>,
  )
/** What Tab comes to after the button that closes the dialog. */
async function afterClose() {
  screen.getByRole('button', { name: 'Close' }).focus()
  await userEvent.tab()
  return document.activeElement?.textContent
}
const isTooLong = (by: number) => vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(by)

test('words longer than the dialog are come to by keys, which scroll them', async () => {
  isTooLong(900)
  aDialog(<p>Much to read</p>)
  expect(await afterClose()).toBe('Much to read')
})

test.each([
  ['is short', 0, <p key="words">Little to read</p>, 'Yes'],
  ['has a field to scroll by', 900, <button key="field">In between</button>, 'In between'],
])('what %s is no stop of its own', async (_what, height, content, next) => {
  isTooLong(height)
  aDialog(content)
  expect(await afterClose()).toBe(next)
})
