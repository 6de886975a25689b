import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EnteringContext } from '../entering.ts'
import { Audio } from './Audio.tsx'

const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause')

beforeEach(() => {
  played.mockImplementation(async function play(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true })
    fireEvent.play(this)
  })
  paused.mockImplementation(function pause(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true })
    fireEvent.pause(this)
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

interface Given {
  kept?: string[]
  transcript?: string
}

function show({ kept = [], transcript = '' }: Given = {}) {
  const entered: string[][] = []
  const entering = {
    entryOf: () => ({ values: kept, state: undefined, answer: null, file: null }),
    enter: (_: string, values: string[]) => void entered.push(values),
  }
  const shown = render(
    <EnteringContext value={entering}>
      <Audio id="c" type="audio" title="Szum" transcript={transcript} seconds={125} url="/lectures/files/c" />
    </EnteringContext>,
  )
  const sound = shown.container.querySelector('audio')!
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position in: Szum' })
  const go = (seconds: number) => {
    sound.currentTime = seconds
    fireEvent.timeUpdate(sound)
  }
  return { entered, sound, slider, go }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('it goes on where one stopped, and what is reached is kept when it is paused and now and then', async () => {
  const { entered, sound, slider, go } = show({ kept: ['42'] })
  expect(slider().getAttribute('aria-valuetext')).toBe('0:42 of 2:05')
  expect(sound.preload).toBe('none')
  await press('Play: Szum')
  expect(sound.currentTime).toBe(42)
  go(50)
  expect(entered).toEqual([])
  go(58)
  go(60)
  await press('Pause: Szum')
  expect(entered).toEqual([['58'], ['60']])
})

test('it begins anew after its end', async () => {
  const { entered, sound, slider, go } = show()
  await press('Play: Szum')
  go(125)
  Object.defineProperty(sound, 'ended', { value: true, configurable: true })
  fireEvent.ended(sound)
  expect(entered.at(-1)).toEqual([])
  expect(slider().value).toBe('0')
})

test('arrows, a slider and buttons move it', async () => {
  const { sound, slider } = show({ kept: ['60'] })
  fireEvent.keyDown(slider(), { key: 'ArrowRight' })
  expect(sound.currentTime).toBe(65)
  await press('Back 15 seconds')
  expect(sound.currentTime).toBe(50)
  await press('Ahead 30 seconds')
  fireEvent.change(slider(), { target: { value: '124' } })
  await press('Ahead 30 seconds')
  expect([sound.currentTime, slider().value]).toEqual([125, '125'])
})

test('the speed that is chosen is remembered, as films have it', async () => {
  localStorage.setItem('katedra-speed', '1.1')
  const { sound } = show()
  expect(sound.playbackRate).toBe(1.1)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×')
  expect([sound.playbackRate, localStorage.getItem('katedra-speed')]).toEqual([1.5, '1.5'])
})

test('what is said can be read, and what cannot be played says so', async () => {
  const { sound } = show({ transcript: 'Szumi.\nI szumi.' })
  expect(screen.getByText('Read what is said').closest('details')?.textContent).toContain('I szumi.')
  fireEvent.error(sound)
  expect(screen.getByRole('status').textContent).toContain('This cannot be played now')
  const load = vi.spyOn(sound, 'load').mockImplementation(() => undefined)
  await press('Try again')
  expect(load).toHaveBeenCalledOnce()
})
