import { act, fireEvent } from '@testing-library/react'
import { type ComponentType, createContext, lazy, startTransition, Suspense, use, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { TextField } from '#kit/fields/TextField.tsx'
import { hearEarlyActs } from './hear-early-acts.ts'

let done: string[]
let root: Root | undefined
let page: HTMLElement

beforeAll(() => {
  hearEarlyActs()
})
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  done = []
  page = document.createElement('div')
  document.body.replaceChildren(page)
})
afterEach(async () => {
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await act(async () => root?.unmount())
  vi.useRealTimers()
})

function Lesson() {
  const [isSearching, setSearching] = useState(false)
  const [isVoted, setVoted] = useState(false)
  return (
    <>
      <button type="button" aria-pressed={isVoted} onClick={() => setVoted(!isVoted)}>
        Vote
      </button>
      <button type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K /" onClick={() => setSearching(true)}>
        Search
      </button>
      {isSearching && <input ref={(field) => field?.focus()} onChange={(event) => done.push(event.target.value)} />}
      <a href="#picture" data-opens-here onClick={(event) => (event.preventDefault(), done.push('lightbox'))}>
        Picture
      </a>
      <form onSubmit={(event) => (event.preventDefault(), done.push('sent'))}>
        <textarea name="body" />
        <button>Send</button>
      </form>
      <form action="/logout" onSubmit={(event) => (event.preventDefault(), done.push('out'))}>
        <button>Log out</button>
      </form>
    </>
  )
}

const show = (html: string) => {
  page.innerHTML = html
}
const takeOver = (Page: ComponentType = Lesson) =>
  act(async () => {
    root = hydrateRoot(page, <Page />)
  })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const named = (name: string) =>
  [...page.querySelectorAll<HTMLElement>('button, a')].find((each) => each.textContent === name)!
const isVoted = () => named('Vote').getAttribute('aria-pressed')

test('a click before the scripts is done once they are there, however often it was repeated', async () => {
  show(renderToString(<Lesson />))
  fireEvent.click(named('Vote'))
  fireEvent.click(named('Vote'))
  expect(document.documentElement.dataset['actsWait']).toBe('')
  await pass(2000)
  expect(isVoted()).toBe('false')
  await takeOver()
  await pass(100)
  expect(isVoted()).toBe('true')
  expect(document.documentElement.dataset['actsWait']).toBeUndefined()
  await pass(1000)
  expect(isVoted()).toBe('true')
})

test('a click that has waited for ten seconds is let be', async () => {
  show(renderToString(<Lesson />))
  fireEvent.click(named('Vote'))
  await pass(10_500)
  await takeOver()
  await pass(1000)
  expect(isVoted()).toBe('false')
})

test('what is gone from the page is not clicked, and what came after it is', async () => {
  show(renderToString(<Lesson />))
  const gone = page.appendChild(document.createElement('button'))
  fireEvent.click(gone)
  fireEvent.click(named('Vote'))
  gone.remove()
  await takeOver()
  await pass(100)
  expect(isVoted()).toBe('true')
})

test('a part that is fetched later than the page does what was clicked in it meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  const Later = lazy(() => promise)
  const Page = ({ Part }: { Part: ComponentType }) => (
    <main>
      <Suspense>
        <Part />
      </Suspense>
    </main>
  )
  show(renderToString(<Page Part={Lesson} />))
  await takeOver(() => <Page Part={Later} />)
  fireEvent.click(named('Vote'))
  await pass(1000)
  expect(isVoted()).toBe('false')
  await act(async () => resolve({ default: Lesson }))
  await pass(100)
  expect(isVoted()).toBe('true')
})

test('it does so too when the page around it changes while it is fetched', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  const Later = lazy(() => promise)
  const Theme = createContext('light')
  const Reading = ({ Part }: { Part: ComponentType }) => (
    <section title={use(Theme)}>
      <Part />
    </section>
  )
  const Page = ({ Part }: { Part: ComponentType }) => {
    const [theme, setTheme] = useState('light')
    useEffect(() => startTransition(() => setTheme('dark')), [])
    return (
      <Theme value={theme}>
        <Suspense>
          <Reading Part={Part} />
        </Suspense>
      </Theme>
    )
  }
  show(renderToString(<Page Part={Lesson} />))
  await takeOver(() => <Page Part={Later} />)
  fireEvent.click(named('Vote'))
  await pass(1000)
  await act(async () => resolve({ default: Lesson }))
  await pass(100)
  expect(isVoted()).toBe('true')
})

test('a form that needs scripts waits for them; one with an address is the browser’s', async () => {
  show(renderToString(<Lesson />))
  const [early, plain] = [...page.querySelectorAll('form')].map((form) => {
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(submit)
    return submit
  })
  expect(early!.defaultPrevented).toBe(true)
  expect(plain!.defaultPrevented).toBe(false)
  await takeOver()
  await pass(100)
  expect(done).toEqual(['sent'])
})

test('a form that is filled in and sent before the scripts is sent as it was filled in', async () => {
  function Letter() {
    const [body, setBody] = useState('')
    return (
      <form onSubmit={(event) => (event.preventDefault(), done.push(body))}>
        <TextField name="body" label="Letter" value={body} onChange={(event) => setBody(event.target.value)} />
      </form>
    )
  }
  show(renderToString(<Letter />))
  page.querySelector('input')!.value = 'Dear school'
  page.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  root = hydrateRoot(page, <Letter />)
  await pass(200)
  expect(done).toEqual(['Dear school'])
})

test('Ctrl and Enter in a text sends it', async () => {
  show(renderToString(<Lesson />))
  fireEvent.keyDown(page.querySelector('textarea')!, { key: 'Enter', ctrlKey: true })
  await takeOver()
  await pass(100)
  expect(done).toEqual(['sent'])
})

test.each([
  ['its button', () => fireEvent.click(named('Search'))],
  ['a shortcut', () => fireEvent.keyDown(document.body, { key: '/' })],
])('what is typed after %s opened a search stands in its field', async (_how, openIt) => {
  show(renderToString(<Lesson />))
  openIt()
  fireEvent.keyDown(document.body, { key: 'Ł', ctrlKey: true, altKey: true, modifierAltGraph: true })
  fireEvent.keyDown(document.body, { key: 'ó', altKey: true })
  for (const key of ['x', 'Backspace', 'd', 'ź', ' ', '/']) fireEvent.keyDown(document.body, { key })
  await takeOver()
  await pass(100)
  expect(page.querySelector('input')!.value).toBe('Łódź /')
  expect(done).toEqual(['Łódź /'])
})

test('what was typed is forgotten when something else is pointed at', async () => {
  show(renderToString(<Lesson />))
  fireEvent.click(named('Search'))
  fireEvent.keyDown(document.body, { key: 'a' })
  fireEvent.pointerDown(document.body)
  await takeOver()
  await pass(100)
  expect(page.querySelector('input')!.value).toBe('')
})

test('a link that opens in place waits for it', async () => {
  show(renderToString(<Lesson />))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  named('Picture').dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  await takeOver()
  await pass(100)
  expect(done).toEqual(['lightbox'])
})

test('what is taken over already is left alone', async () => {
  show(renderToString(<Lesson />))
  await takeOver()
  fireEvent.click(named('Vote'))
  await pass(1000)
  expect(isVoted()).toBe('true')
  expect(document.documentElement.dataset['actsWait']).toBeUndefined()
})
