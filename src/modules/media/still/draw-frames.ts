import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { SECOND } from '#platform/clock.ts'
import { FairShare } from '#platform/fair-share.ts'
import { foundOr404, Refusal } from '#platform/refusal.ts'
import { drawFrames as draw } from '#providers/video/own-host/frames/draw-frames.ts'
import { videoPrefix } from '#providers/video/own-host/own-host.ts'
import { frameFile } from '#providers/video/own-host/still.ts'
import type { drawFrames as contract } from '../contract.ts'
import { getOwnVideo } from '../get-own-video.ts'
import type { Media } from '../media.ts'
import { grantNow, isPlayable, type VideoRow } from '../view.ts'
import { FRAMES_OFFERED } from '../vocabulary.ts'

/** One film at a time in each process: what plays and what is bought comes first. */
const places = new FairShare({ all: 1, school: 1, work: 1, line: 20, patience: 30 * SECOND })

export class NoFilmYet extends Refusal {
  readonly status = 409
  readonly code = 'media.no-film-yet'
}

export class StillElsewhere extends Refusal {
  readonly status = 409
  readonly code = 'media.still-elsewhere'
}

/** Draws what was not drawn before. Refuses with 409 videos of another host, and what cannot be played yet. */
export async function drawFrames(
  ctx: OutsideCtx,
  { id, second }: Input<typeof contract>,
  { store, videoHosts: { own } }: Media,
): Promise<Answer<typeof contract>> {
  const { video, prefix, attempt } = playedFrom(await ctx.reading((inside) => getOwnVideo(inside, id)))
  const length = video.durationSeconds ?? 0
  const wanted = second === undefined ? spreadOver(length) : [Math.round(second * 1000)]
  const missing: number[] = []
  const keyOf = (at: number) => `${videoPrefix(video.hostVideoId)}${frameFile(attempt, at)}`
  for (const at of wanted) if (!(await store.head(keyOf(at)))) missing.push(at)
  if (missing.length > 0) {
    const seconds = missing.map((at) => at / 1000)
    const drawn = await places.of({ school: ctx.school.id, work: 'frames' }, () => draw(store, prefix, seconds))
    for (const [nth, picture] of drawn.entries())
      await store.put(keyOf(missing[nth]!), picture, { contentType: 'image/webp' })
  }
  return {
    data: wanted.map((milliseconds) => ({
      milliseconds,
      url: own.frameUrl(video.hostVideoId, frameFile(attempt, milliseconds), grantNow()),
    })),
  }
}

/** Where what is played of a video lies. */
export function playedFrom(video: VideoRow): { video: VideoRow; prefix: string; attempt: string } {
  if (video.host !== 'own') throw new StillElsewhere()
  if (!video.outputPrefix || !isPlayable(video)) throw new NoFilmYet()
  const prefix = video.outputPrefix
  return { video, prefix, attempt: foundOr404(/([^/]+)\/$/.exec(prefix)?.[1]) }
}

/** In the middle of each of so many equal parts. */
const spreadOver = (seconds: number): number[] =>
  Array.from({ length: FRAMES_OFFERED }, (_, nth) => Math.round(((nth + 0.5) / FRAMES_OFFERED) * seconds * 1000))
