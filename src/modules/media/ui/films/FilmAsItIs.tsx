import { Callout } from '#kit/feedback/Callout.tsx'
import type { Video } from '../../contract.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useMediaText } from '../use-text.ts'
import { isBeingPrepared } from '../use-video.ts'
import { VideoPlayer } from '../VideoPlayer.tsx'
import { VideoPreparing } from '../VideoPreparing.tsx'

interface FilmAsItIsProps {
  video: Video | null
  title: string
  /** the name of the file that this browser began to send for it */
  unfinished?: string | null | undefined
}

/** A film that is not being sent: how far it is prepared, what there is to be played, what failed, and what was not finished. */
export function FilmAsItIs({ video, title, unfinished }: FilmAsItIsProps) {
  const text = useMediaText()
  const failureText = useFailureText()
  return (
    <>
      {video && isBeingPrepared(video) && <VideoPreparing video={video} />}
      {video?.embed_url && <VideoPlayer video={video} title={title} />}
      {video?.state === 'failed' && (
        <Callout tone="bad" isNews>
          {failureText(`failure.${video.failure ?? 'interrupted'}`)}
        </Callout>
      )}
      {unfinished && <Callout tone="caution">{text('goOnWith', { name: unfinished })}</Callout>}
    </>
  )
}
