import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { BesideVideo } from '#modules/media/ui/beside-video.ts'
import type { PlayerRemote } from '#modules/media/ui/player-remote.ts'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { LessonChapters } from './LessonChapters.tsx'

beforeAll(() => loadTexts('pl'))
afterEach(cleanup)

test('a chapter plays the film from where it begins', async () => {
  const played: number[] = []
  const remote = { goTo: (seconds: number) => played.push(seconds) } as unknown as PlayerRemote
  const beside = { player: { current: remote }, show() {}, askEarly() {}, takeAsked: () => null }
  const chapters = [
    { at_seconds: 0, title: 'Papier' },
    { at_seconds: 3725, title: 'Klej' },
  ]
  await act(async () => {
    render(
      <Locale language="pl" timeZone="Europe/Warsaw">
        <MemoryRouter>
          <BesideVideo value={beside}>
            <LessonChapters lecture={{ id: 'l', chapters }} courseSlug="klej" />
          </BesideVideo>
        </MemoryRouter>
      </Locale>,
    )
  })
  expect(screen.getByRole('navigation', { name: 'Rozdziały' })).toBeTruthy()
  const glue = screen.getByRole('link', { name: '1:02:05 Klej' })
  expect(glue.getAttribute('href')).toBe('/klej/watch/l?t=3725')
  await userEvent.setup().click(glue)
  expect(played).toEqual([3725])
})
