import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShownPage } from './use-shown-page.ts'

const FIRST = '/preview'
const page = (words: string) => `<!doctype html><html lang="pl"><body><p>${words}</p></body></html>`

const asked = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockReset()
})

function Preview({ address }: { address: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useShownPage(frame, address)
  return <iframe ref={frame} title="Preview" sandbox="allow-same-origin" />
}
function aPreview() {
  const { rerender, container } = render(<Preview address={FIRST} />)
  const body = () => container.querySelector('iframe')!.contentDocument!.body.textContent
  return { goTo: (address: string) => rerender(<Preview address={address} />), body }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('what it began with is asked for by nobody, another page takes its place', async () => {
  asked.mockResolvedValueOnce(new Response(page('Another')))
  const { goTo, body } = aPreview()
  expect(asked).not.toHaveBeenCalled()
  goTo(`${FIRST}?other`)
  await pass(0)
  expect(body()).toBe('Another')
})

test.each([
  ['has no room for it', () => Promise.resolve(new Response(page('Too much to do'), { status: 503 }))],
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('while the server %s the last page stays, and the new one comes by itself', async (_how, answer) => {
  asked.mockResolvedValueOnce(new Response(page('Before')))
  const { goTo, body } = aPreview()
  goTo(`${FIRST}?before`)
  await pass(0)
  asked.mockImplementationOnce(answer).mockImplementationOnce(answer)
  asked.mockResolvedValueOnce(new Response(page('After')))
  goTo(`${FIRST}?after`)
  await pass(500)
  expect(body()).toBe('Before')
  await pass(3_000)
  expect(body()).toBe('After')
  expect(asked).toHaveBeenCalledTimes(4)
})

test('what is refused is not asked for again, nor is what nobody waits for any more', async () => {
  asked.mockResolvedValueOnce(new Response(page('Not yours'), { status: 403 }))
  const { goTo, body } = aPreview()
  goTo(`${FIRST}?refused`)
  await pass(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(body()).toBe('')
  asked.mockResolvedValueOnce(new Response('', { status: 503 }))
  goTo(`${FIRST}?left`)
  await pass(0)
  goTo(FIRST)
  await pass(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
})
