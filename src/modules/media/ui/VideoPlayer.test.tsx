import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef, Suspense } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { useAltKeys } from '#kit/keys/use-alt-keys.ts'
import type { PlayerRemote } from './player-remote.ts'
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

test('what stands beside it learns where the film is and plays it from elsewhere', () => {
  const remote = createRef<PlayerRemote>()
  HTMLElement.prototype.scrollIntoView = vi.fn()
  render(player({ remote, start: 42 }))
  const told = vi.spyOn(frame().contentWindow!, 'postMessage')
  expect(remote.current?.now()).toBeNull()
  tell({ type: 'katedra:time', seconds: 0, duration: 90 })
  tell({ type: 'katedra:time', seconds: 43.5, duration: 90 })
  expect(remote.current?.now()).toBe(43.5)
  remote.current?.goTo(7)
  expect(told.mock.calls.slice(-2)).toEqual([
    [{ type: 'katedra:seek', seconds: 7 }, '*'],
    [{ type: 'katedra:play' }, '*'],
  ])
})

test('what stands beside it turns it on and off, and hears that it stands still', () => {
  const remote = createRef<PlayerRemote>()
  const onPause = vi.fn()
  HTMLElement.prototype.scrollIntoView = vi.fn()
  render(player({ remote, start: 42, onPause }))
  const told = vi.spyOn(frame().contentWindow!, 'postMessage')
  remote.current?.toggle()
  expect(told).not.toHaveBeenCalled()
  tell({ type: 'katedra:ready' })
  expect(told.mock.calls).toEqual([
    [{ type: 'katedra:seek', seconds: 42 }, '*'],
    [{ type: 'katedra:play' }, '*'],
  ])
  remote.current?.toggle()
  expect(told).toHaveBeenLastCalledWith({ type: 'katedra:toggle' }, '*')
  tell({ type: 'katedra:paused' }, window)
  expect(onPause).not.toHaveBeenCalled()
  tell({ type: 'katedra:paused' })
  expect(onPause).toHaveBeenCalledOnce()
})

test('where it is to play from is remembered until there is a film', () => {
  const remote = createRef<PlayerRemote>()
  HTMLElement.prototype.scrollIntoView = vi.fn()
  render(player({ remote, start: 42 }))
  const told = vi.spyOn(frame().contentWindow!, 'postMessage')
  remote.current?.goTo(7)
  expect(told).not.toHaveBeenCalled()
  tell({ type: 'katedra:time', seconds: 0, duration: 90 })
  expect(told).toHaveBeenCalledWith({ type: 'katedra:seek', seconds: 7 }, '*')
  expect(told).not.toHaveBeenCalledWith({ type: 'katedra:seek', seconds: 42 }, '*')
})

test('a shortcut pressed in the player is heard by the page, once it is the player that says so', () => {
  const press = vi.fn()
  function Page() {
    useAltKeys({ KeyM: press })
    return player()
  }
  render(<Page />)
  tell({ type: 'katedra:key', code: 'KeyM' }, window)
  tell({ type: 'katedra:key', code: 'KeyQ' })
  expect(press).not.toHaveBeenCalled()
  tell({ type: 'katedra:key', code: 'KeyM' })
  expect(press).toHaveBeenCalledOnce()
})

test('a player that is only ready is sent to where it begins, and nothing is kept of it', () => {
  const onTime = vi.fn()
  render(player({ start: 42, onTime }))
  const told = vi.spyOn(frame().contentWindow!, 'postMessage')
  tell({ type: 'katedra:ready' })
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'katedra:seek', seconds: 42 }, '*')
  expect(onTime).not.toHaveBeenCalled()
  tell({ type: 'katedra:time', seconds: 42, duration: 90 })
  expect(onTime).toHaveBeenCalledExactlyOnceWith(42, 90)
})

test('a player that was ready before the page is asked to say so again', () => {
  const told = vi.fn()
  const asked = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
  asked.mockReturnValue({ postMessage: told } as unknown as Window)
  render(player({ start: 42 }))
  expect(told).toHaveBeenCalledWith({ type: 'katedra:hello' }, '*')
  asked.mockRestore()
})

test('nobody but the player in the frame is believed', () => {
  const onEnded = vi.fn()
  render(player({ onEnded }))
  tell({ type: 'katedra:ended' }, window)
  tell({ type: 'katedra:ended' }, null)
  expect(onEnded).not.toHaveBeenCalled()
})

test('it learns the chapters of its film each time it is ready', () => {
  const chapters = [{ at_seconds: 5, title: 'Papier' }]
  render(player({ chapters }))
  const told = vi.spyOn(frame().contentWindow!, 'postMessage')
  for (const type of ['katedra:ready', 'katedra:time', 'katedra:ready']) tell({ type, seconds: 1, duration: 9 })
  const command = { type: 'katedra:chapters', chapters }
  expect(told.mock.calls.map(([each]) => each)).toEqual([command, command])
})

test('keys of the page go on and back in it and turn its sound, and it learns what is before and after it', () => {
  const remote = createRef<PlayerRemote>()
  render(player({ remote, neighbours: { previous: false, next: true } }))
  const told = vi.spyOn(frame().contentWindow!, 'postMessage')
  tell({ type: 'katedra:ready' })
  remote.current?.seekBy(-10)
  remote.current?.toggleSound()
  expect(told.mock.calls.map(([command]) => command)).toEqual([
    { type: 'katedra:neighbours', previous: false, next: true },
    { type: 'katedra:seek-by', seconds: -10 },
    { type: 'katedra:mute' },
  ])
})
