import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { asScriptData, cutPage, filledGzip, filledPage } from './cut-page.ts'

const OWN = '<script type="application/json" id="own-part"></script>'
const TOKEN = '<input type="hidden" name="_token" value=""/>'
const words = 'Zażółć gęślą jaźń. '.repeat(500)

test('what is one reader’s own goes into its places, whole and packed alike', async () => {
  const cut = await cutPage(Buffer.from(`<form>${TOKEN}</form><p>${words}</p>${OWN}<form>${TOKEN}</form>`))
  for (const own of ['{}', JSON.stringify({ words })]) {
    const page = `<form>${TOKEN.replace('""', '"t"')}</form><p>${words}</p>${OWN.replace('><', `>${own}<`)}<form>${TOKEN.replace('""', '"t"')}</form>`
    expect(filledPage(cut, { own, token: 't' }).toString()).toBe(page)
    expect(gunzipSync(filledGzip(cut, { own, token: 't' })).toString()).toBe(page)
  }
})

test('a page with no place for anything stays as it is', async () => {
  const cut = await cutPage(Buffer.from(words))
  expect(gunzipSync(filledGzip(cut, { own: 'own', token: 't' })).toString()).toBe(words)
})

test.each([
  ['in text', OWN.replaceAll('<', '&lt;').replaceAll('"', '&quot;')],
  ['in formatted text, whose quotes stay', TOKEN.replaceAll('<', '&lt;')],
  ['in a script', JSON.stringify({ body: OWN }).replaceAll('<', '\\u003c')],
  ['in an attribute', `<a title="${TOKEN.replaceAll('"', '&quot;')}">`],
])('no place is made by what somebody wrote %s', async (_where, written) => {
  const { places } = await cutPage(Buffer.from(written))
  expect(places).toEqual([])
})

test('data ends no script', () => {
  const data = { name: '</script><script>alert(1)</script>', line: '\u2028\u2029' }
  const written = asScriptData(data)
  expect(written).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual(data)
})
