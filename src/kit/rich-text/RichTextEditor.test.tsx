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

/** Pastes into an empty editor; gives what is kept. */
async function paste(html: string): Promise<string> {
  let kept = ''
  root.render(<RichTextEditor id="text" label="Text" html="" onHtml={(changed) => (kept = changed)} />)
  const box = await vi.waitFor(() => {
    expect(document.querySelector('[role=textbox]')).not.toBeNull()
    return document.querySelector('[role=textbox]')!
  })
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : '') }
  box.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }))
  await vi.waitFor(() => expect(kept).not.toBe(''))
  return kept
    .replaceAll(/<li><p>(.*?)<\/p>/g, '<li>$1')
    .replaceAll('\u00a0', '')
    .replace(/<p><\/p>$/, '')
}

const item = (list: string, level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style="text-indent:-18.0pt;mso-list:${list} level${level} lfo1"><![if !supportLists]><span ` +
  `style="font-family:Symbol;mso-list:Ignore">${mark}<span style="font:7.0pt">&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`

test('lists of Word stay lists, one inside the other, numbered or not', async () => {
  const word = [
    '<h1 style="mso-outline-level:1">Narzędzia</h1><p class=MsoNormal>Zwykłe <b>grube</b>.<o:p></o:p></p>',
    item('l0', 1, '·', 'dłuto'),
    item('l0', 2, 'o', 'płaskie'),
    item('l0', 2, 'o', 'półokrągłe'),
    item('l0', 1, '·', 'wałek'),
    item('l1', 1, '1.', 'naostrz'),
    item('l1', 1, '2.', 'wytnij'),
    '<p class=MsoNormal>Koniec.</p>',
    item('l1', 1, '·', 'na później'),
  ]
  const pasted = await paste(
    `<html xmlns:o="urn:x"><body lang=PL><!--StartFragment-->${word.join('')}<!--EndFragment--></body></html>`,
  )
  expect(pasted).toBe(
    '<h2>Narzędzia</h2><p>Zwykłe <strong>grube</strong>.</p>' +
      '<ul><li>dłuto<ul><li>płaskie</li><li>półokrągłe</li></ul></li><li>wałek</li></ul>' +
      '<ol><li>naostrz</li><li>wytnij</li></ol><p>Koniec.</p><ul><li>na później</li></ul>',
  )
})

test('cells of a pasted table stay apart, and longer texts in them stand one below the other', async () => {
  const rows =
    '<tr><th>Nóż</th><th>Cena</th></tr><tr><td><p>mały</p></td><td><b>40</b> zł</td></tr><tr><td></td><td></td></tr>'
  expect(await paste(`<p>Ceny</p><table>${rows}</table><p>Tyle.</p>`)).toBe(
    '<p>Ceny</p><p>Nóż | Cena</p><p>mały | <strong>40</strong> zł</p><p>Tyle.</p>',
  )
  root.render(null)
  await vi.waitFor(() => expect(shownText()).toBe(undefined))
  expect(await paste('<table><tr><td><p>jeden</p><p>dwa</p></td><td><ul><li>trzy</li></ul></td></tr></table>')).toBe(
    '<p>jeden</p><p>dwa</p><ul><li>trzy</li></ul>',
  )
})
