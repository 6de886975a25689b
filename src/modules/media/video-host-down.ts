import { Refusal } from '#platform/refusal.ts'
import { VideoHostUnavailable } from '#providers/video/port.ts'

export class VideoHostDown extends Refusal {
  readonly status = 502
  readonly code = 'media.host-unavailable'
}

/** Passes on what the host answers; refuses with VideoHostDown when it does not. */
export async function answerOf<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof VideoHostUnavailable ? new VideoHostDown() : error
  }
}
