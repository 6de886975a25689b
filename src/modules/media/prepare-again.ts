import type { OutsideCtx } from '#platform/context.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, Refusal } from '#platform/refusal.ts'
import { changeState, lockVideo } from './change-state.ts'
import type { Media } from './media.ts'
import { TRANSCODE_QUEUE, type TranscodeData } from './transcode-job.ts'
import { isOursToMend } from './vocabulary.ts'

class FileGone extends Refusal {
  readonly status = 409
  readonly code = 'media.file-gone'
}

/** Prepares a film anew from the file it was sent as. Refuses with 404 what did not fail, and with 409 where the file is no use or gone. */
export async function prepareAgain(
  ctx: OutsideCtx,
  videoId: string,
  { media, jobs }: { media: Media; jobs: Jobs },
): Promise<{ title: string }> {
  const uploads = await media.uploads()
  const uploadId = await uploads.findUploadOf(videoId)
  return ctx.inTransaction(async (inside) => {
    const found = await lockVideo(inside, videoId)
    const failed = foundOr404(found?.state === 'failed' ? found : undefined)
    if (!uploadId || failed.host !== 'own' || !isOursToMend(failed.failure ?? 'host')) throw new FileGone()
    const fresh = { failure: null, failureDetail: null, progress: 0, attempts: 0 }
    await changeState(inside, failed, 'uploaded', fresh)
    const data: TranscodeData = { schoolId: ctx.school.id, videoId, uploadId }
    await jobs.put(inside.tx, TRANSCODE_QUEUE, data)
    inside.note({ subject: failed.title })
    return { title: failed.title }
  })
}
