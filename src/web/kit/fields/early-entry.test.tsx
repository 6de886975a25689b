import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

function Letter() {
  const [body, setBody] = useState('')
  const [isUrgent, setUrgent] = useState(false)
  const [count, setCount] = useState(0)
  return (
    <>
      <TextArea name="body" label="Letter" value={body} onChange={(event) => setBody(event.target.value)} />
      <TextField name="signature" label="Signature" defaultValue="Ala" />
      <Checkbox name="urgent" label="Urgent" checked={isUrgent} onChange={(event) => setUrgent(event.target.checked)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Again
      </button>
      <output>{`${count}: ${body}${isUrgent ? '!' : ''}`}</output>
    </>
  )
}

/** The page as the server sent it, written in, and only then taken over. */
async function takenOverLate(write: (page: HTMLElement) => void): Promise<HTMLElement> {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(<Letter />)
  write(page)
  await act(async () => hydrateRoot(page, <Letter />))
  return page
}

const letterOf = (page: HTMLElement) => page.querySelector('textarea')!
const shownBy = (page: HTMLElement) => page.querySelector('output')!.textContent

test('what was written before the scripts came counts, and outlives the next change', async () => {
  const page = await takenOverLate((early) => {
    letterOf(early).value = 'Żółw 🐢'
  })
  expect(shownBy(page)).toBe('0: Żółw 🐢')
  await act(async () => page.querySelector('button')!.click())
  expect(shownBy(page)).toBe('1: Żółw 🐢')
  expect(letterOf(page).value).toBe('Żółw 🐢')
})

test('a tick set before the scripts came counts', async () => {
  const page = await takenOverLate((early) => early.querySelector<HTMLInputElement>('[type=checkbox]')!.click())
  expect(shownBy(page)).toBe('0: !')
  await act(async () => page.querySelector('button')!.click())
  expect(page.querySelector<HTMLInputElement>('[type=checkbox]')!.checked).toBe(true)
})

test('the cursor stays where it was', async () => {
  const page = await takenOverLate((early) => {
    const area = letterOf(early)
    area.value = 'Dear school'
    area.setSelectionRange(4, 4)
  })
  expect(letterOf(page).selectionStart).toBe(4)
})

test('nothing is told of a field left as the server wrote it', async () => {
  let told = 0
  const page = await takenOverLate((early) => early.addEventListener('input', () => (told += 1)))
  expect(told).toBe(0)
  expect(page.querySelector('input')!.value).toBe('Ala')
})
