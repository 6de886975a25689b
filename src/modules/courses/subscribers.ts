import { videoChanged } from '#modules/media/events.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { takeRunTime } from './take-run-time.ts'

export function courseReactions(reactions: Reactions): void {
  reactions.on(videoChanged, 'courses.take-run-time', takeRunTime)
}
