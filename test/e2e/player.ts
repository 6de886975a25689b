import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'

import type { Stage } from './stage.ts'
import { within } from '#test/limits.ts'

const film = (page: Page) => page.frameLocator('main iframe, iframe').first().locator('video')

/** The demo school's films are made while it is up; waits for those of one course. */
export async function filmReady(stage: Stage, slug: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const unready = await stage.query(
        `select v.id from videos v join lectures l on l.video_id = v.id join products p on p.id = l.course_id
         where p.slug = $1 and v.state <> 'ready'`,
        [slug],
      )
      expect(unready).toEqual([])
    },
    { timeout: within(240_000), interval: 500 },
  )
}

/** Plays the film in its frame and sees its time go on. */
export async function expectPlaying(page: Page): Promise<void> {
  const video = film(page)
  await video.waitFor({ state: 'attached' })
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused), 'it never plays by itself').toBe(true)
  await playUntil(page, 0.5)
}

/** Plays it muted. Stops it in the page itself: asked from here, a busy machine would stop it seconds later. */
export const playUntil = (page: Page, seconds: number): Promise<void> =>
  film(page).evaluate(
    (video: HTMLVideoElement, end) =>
      new Promise<void>((stopped) => {
        const look = () => {
          if (video.currentTime <= end) return
          video.removeEventListener('timeupdate', look)
          video.pause()
          stopped()
        }
        video.muted = true
        video.addEventListener('timeupdate', look)
        void video.play()
      }),
    seconds,
  )

export const timeOf = (page: Page): Promise<number> =>
  film(page).evaluate((element: HTMLVideoElement) => element.currentTime)

/** Goes to a place in the film. */
export const seek = (page: Page, seconds: number): Promise<void> =>
  film(page).evaluate((element: HTMLVideoElement, to) => void (element.currentTime = to), seconds)
