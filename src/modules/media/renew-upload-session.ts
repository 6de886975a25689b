import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { Refusal, refuseUnless } from '#platform/refusal.ts'
import type { renewUploadSession as contract } from './contract.ts'
import { getOwnVideo } from './get-own-video.ts'
import type { Media } from './media.ts'
import { openUploadSession } from './open-upload-session.ts'
import { takesUploads } from './receive-upload.ts'

class VideoHasItsFile extends Refusal {
  readonly status = 409
  readonly code = 'media.video-has-its-file'
}

/** Refuses with 409 a video whose file is here already: another film is another video. */
export async function renewUploadSession(
  ctx: OutsideCtx,
  { id }: Input<typeof contract>,
  media: Media,
): Promise<Answer<typeof contract>> {
  const video = await ctx.inTransaction((inside) => getOwnVideo(inside, id))
  refuseUnless(takesUploads(video), new VideoHasItsFile())
  return openUploadSession(media, video)
}
