import { videoChanged } from '#modules/media/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { takeNextFilm } from './replacing/take-next-film.ts'
import { takeRunTime } from './take-run-time.ts'

export function courseReactions(reactions: Reactions): void {
  reactions.on(videoChanged, 'courses.take-run-time', async (ctx, event) => {
    await takeNextFilm(ctx, event)
    await takeRunTime(ctx, event)
  })
}
