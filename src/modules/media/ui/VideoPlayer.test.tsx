import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Locale } from '#web/kit/text/Locale.tsx'
import { loadTexts } from '#web/kit/text/text-of.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const video = { id: '01a1fc18-ec43-7ad0-aef2-dfdf9b29f10c', embed_url: '/embed/katedra/1?token=a&expires=1' }
beforeAll(() => Promise.all([loadTexts('en'), loadTexts('pl')]))
afterEach(cleanup)

const player = (more: Partial<Parameters<typeof VideoPlayer>[0]> = {}, language: 'en' | 'pl' = 'en') => (
  <Locale language={language} timeZone="Europe/Warsaw">
    <Suspense>
      <VideoPlayer video={video} title="Światło" {...more} />
    </Suspense>
  </Locale>
)
const frame = () => screen.getByTitle<HTMLIFrameElement>(/Światło/)
const tell = (data: object, source: Window | null = frame().contentWindow) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })))

test('the player is named in the language of the reader and speaks it', () => {
  render(player({}, 'pl'))
  expect(screen.getByTitle('Film: Światło').getAttribute('src')).toBe(`${video.embed_url}&lang=pl`)
})

test('a newer address of the same video does not stop the film, another video does', () => {
  const { rerender } = render(player())
  const playing = frame()
  rerender(player({ video: { ...video, embed_url: '/embed/katedra/1?token=b&expires=2' } }))
  expect(frame()).toBe(playing)
  rerender(player({ video: { id: 'another', embed_url: '/embed/katedra/2?token=c&expires=2' } }))
  expect(frame().src).toContain('/embed/katedra/2')
})

test('it begins where asked, then tells the time and the end', () => {
  const [onTime, onEnded] = [vi.fn(), vi.fn()]
  render(player({ start: 42, onTime, onEnded }))
  const told = vi.spyOn(frame().contentWindow!, 'postMessage')
  tell({ type: 'katedra:time', seconds: 0, duration: 90 })
  expect(told).toHaveBeenCalledWith({ type: 'katedra:seek', seconds: 42 }, '*')
  expect(onTime).not.toHaveBeenCalled()
  tell({ type: 'katedra:time', seconds: 43, duration: 90 })
  expect(onTime).toHaveBeenCalledWith(43, 90)
  tell({ type: 'katedra:ended' })
  expect(onEnded).toHaveBeenCalledOnce()
})

test('nobody but the player in the frame is believed', () => {
  const onEnded = vi.fn()
  render(player({ onEnded }))
  tell({ type: 'katedra:ended' }, window)
  tell({ type: 'katedra:ended' }, null)
  expect(onEnded).not.toHaveBeenCalled()
})
