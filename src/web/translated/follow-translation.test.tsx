import { act } from '@testing-library/react'
import { type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { translatePage } from '#test/translate-page.ts'
import { followTranslation } from './follow-translation.ts'

let root: Root
let page: HTMLElement

beforeAll(() => {
  followTranslation()
  translatePage()
})
beforeEach(() => {
  page = document.createElement('div')
  document.body.replaceChildren(page)
  root = createRoot(page)
})
afterEach(() => act(async () => root.unmount()))

/** What stands there once the translation has gone over it. */
async function shown(content: ReactNode): Promise<string> {
  await act(async () => root.render(content))
  // It hears of what it did itself, too.
  await new Promise((done) => setTimeout(done))
  return page.textContent
}

const Sentence = ({ text, isBusy = false, note }: { text: string | null; isBusy?: boolean; note?: string }) => (
  <p>
    {isBusy && <span>busy</span>}
    {text}
    {note && <em>{note}</em>}
  </p>
)

test('an element comes before a translated text, and goes again', async () => {
  expect(await shown(<Sentence text="Save" />)).toBe('Save·')
  expect(await shown(<Sentence text="Save" isBusy />)).toBe('busy·Save·')
  expect(await shown(<Sentence text="Save" note="Refused" />)).toBe('Save·Refused·')
  expect(page.querySelector('p')!.childNodes).toHaveLength(2)
})

test('a text that changes is seen, and is translated anew', async () => {
  expect(await shown(<Sentence text="Save" note="now" />)).toBe('Save·now·')
  expect(await shown(<Sentence text="Saved" note="now" />)).toBe('Saved·now·')
  expect(await shown(<Sentence text="Saved twice" note="then" />)).toBe('Saved twice·then·')
})

test('a translated text that goes takes its translation with it', async () => {
  expect(await shown(<Sentence text="Save" note="now" />)).toBe('Save·now·')
  expect(await shown(<Sentence text={null} note="now" />)).toBe('now·')
  expect(await shown(<Sentence text="Back" note="now" />)).toBe('Back·now·')
})

const List = ({ words }: { words: string[] }) => (
  <>
    {words.map((word) => (
      <Word key={word} word={word} />
    ))}
    <i>end</i>
  </>
)
const Word = ({ word }: { word: string }) => word

test('translated texts change places with their translations', async () => {
  expect(await shown(<List words={['one', 'two', 'three']} />)).toBe('one·two·three·end·')
  expect(await shown(<List words={['three', 'one', 'four', 'two']} />)).toBe('three·one·four·two·end·')
  expect(await shown(<List words={['two']} />)).toBe('two·end·')
})

test('a translation that puts the new one in before it takes the old one out is followed as well', async () => {
  // Where the first kind of translation does not look.
  document.documentElement.append(page)
  await act(async () => root.render(<Sentence text="Plan" note="now" />))
  const p = page.querySelector('p')!
  const font = document.createElement('font')
  font.textContent = 'Planned'
  const text = p.firstChild!
  p.insertBefore(font, text)
  p.removeChild(text)
  expect(await shown(<Sentence text="Plan" isBusy note="now" />)).toBe('busyPlannednow')
  expect(await shown(<Sentence text="Go" note="now" />)).toBe('Gonow')
  page.remove()
})
