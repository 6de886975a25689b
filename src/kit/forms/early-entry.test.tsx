import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useDraft, writeDraft } from '../drafts/useDraft.ts'
import { Checkbox } from '../fields/Checkbox.tsx'
import { CheckboxGroup } from '../fields/CheckboxGroup.tsx'
import { RadioGroup } from '../fields/RadioGroup.tsx'
import { Select } from '../fields/Select.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { TextField } from '../fields/TextField.tsx'

const asOption = (value: string) => ({ value, label: value })

function Letter() {
  const [body, setBody] = useState('')
  const [isUrgent, setUrgent] = useState(false)
  const [paper, setPaper] = useState('white')
  const [ink, setInk] = useState('black')
  const [stamps, setStamps] = useState(['plain'])
  const [count, setCount] = useState(0)
  return (
    <>
      <RadioGroup
        name="paper"
        label="Paper"
        value={paper}
        onChange={(event) => setPaper(event.target.value)}
        options={['white', 'cream'].map(asOption)}
      />
      <Select
        name="ink"
        label="Ink"
        value={ink}
        onChange={(event) => setInk(event.target.value)}
        options={['black', 'blue'].map(asOption)}
      />
      <CheckboxGroup
        name="stamps"
        label="Stamps"
        values={stamps}
        onValues={setStamps}
        options={['plain', 'urgent'].map(asOption)}
      />
      <TextArea name="body" label="Letter" value={body} onChange={(event) => setBody(event.target.value)} />
      <TextField name="signature" label="Signature" defaultValue="Ala" />
      <Checkbox name="urgent" label="Urgent" checked={isUrgent} onChange={(event) => setUrgent(event.target.checked)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Again
      </button>
      <output>{`${count}: ${body}${isUrgent ? '!' : ''}`}</output>
      <p>{[paper, ink, ...stamps].join(', ')}</p>
    </>
  )
}

/** The page as the server sent it, written in, and only then taken over. */
async function takenOverLate(write: (page: HTMLElement) => void, form = <Letter />): Promise<HTMLElement> {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(form)
  write(page)
  await act(async () => hydrateRoot(page, form))
  return page
}

function KeptAddress() {
  const [email, setEmail] = useDraft('early-entry')
  return <TextField name="email" label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
}

const addressOf = (page: HTMLElement) => page.querySelector<HTMLInputElement>('[name=email]')!
const markedIn = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0)

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
  const page = await takenOverLate((early) => early.querySelector<HTMLInputElement>('[name=urgent]')!.click())
  expect(shownBy(page)).toBe('0: !')
  await act(async () => page.querySelector('button')!.click())
  expect(page.querySelector<HTMLInputElement>('[name=urgent]')!.checked).toBe(true)
})

test('what was chosen before the scripts came counts, and outlives the next change', async () => {
  const page = await takenOverLate((early) => {
    early.querySelector<HTMLInputElement>('[value=cream]')!.click()
    early.querySelector('select')!.value = 'blue'
    early.querySelector<HTMLInputElement>('[name=stamps][value=urgent]')!.click()
    early.querySelector<HTMLInputElement>('[name=stamps][value=plain]')!.click()
  })
  expect(page.querySelector('p')!.textContent).toBe('cream, blue, urgent')
  await act(async () => page.querySelector('button')!.click())
  expect(page.querySelector<HTMLInputElement>('[value=cream]')!.checked).toBe(true)
  expect(page.querySelector('select')!.value).toBe('blue')
  expect(page.querySelector<HTMLInputElement>('[name=stamps][value=plain]')!.checked).toBe(false)
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
  expect(page.querySelector<HTMLInputElement>('[name=signature]')!.value).toBe('Ala')
})

test('a draft that comes back under the cursor is marked, so that the next letter replaces it', async () => {
  writeDraft('early-entry', 'ala@katedra.test')
  const page = await takenOverLate((early) => addressOf(early).focus(), <KeptAddress />)
  expect(addressOf(page).value).toBe('ala@katedra.test')
  expect(markedIn(addressOf(page))).toBe('ala@katedra.test')
})

test('what was already written in the place of a draft counts', async () => {
  writeDraft('early-entry', 'ala@katedra.test')
  const page = await takenOverLate(
    (early) => {
      addressOf(early).focus()
      addressOf(early).value = 'ola'
    },
    <KeptAddress />,
  )
  expect(addressOf(page).value).toBe('ola')
  expect(markedIn(addressOf(page))).toBe('')
})
