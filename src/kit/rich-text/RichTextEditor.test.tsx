import { setTimeout as pause } from 'node:timers/promises'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RichTextEditor } from './RichTextEditor.tsx'

let root: Root
beforeEach(() => {
  // React works as in a browser then: it lets others in while it renders.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main')!)
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

const TEXT = 'Zażółć gęślą jaźń'
const editor = <RichTextEditor id="text" label="Text" html={`<p>${TEXT}</p>`} onHtml={() => {}} />
const shownText = () => document.querySelector('[role=textbox]')?.textContent

test('a text is not taken from the page while its editor, loaded on demand, takes its place', async () => {
  root.render(editor)
  await vi.waitFor(() => expect(shownText()).toBe(TEXT))
  root.render(null)
  await vi.waitFor(() => expect(shownText()).toBe(undefined))

  const shown: (string | undefined)[] = []
  function Watched() {
    useLayoutEffect(() => queueMicrotask(() => shown.push(shownText())), [])
    return editor
  }
  const OnDemand = lazy(async () => {
    await pause(20)
    return { default: Watched }
  })
  root.render(
    <Suspense fallback={<p>{TEXT}</p>}>
      <OnDemand />
    </Suspense>,
  )
  await vi.waitFor(() => expect(shown).toHaveLength(1))
  expect(shown).toEqual([TEXT])
})
