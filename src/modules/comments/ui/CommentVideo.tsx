import type { Ownable } from '#platform/contract/shapes.ts'
import type { Video } from '#modules/media/contract.ts'
import { useFailureText } from '#modules/media/ui/use-failure-text.ts'
import { usePlayerText } from '#modules/media/ui/use-player-text.ts'
import { useVideo } from '#modules/media/ui/use-video.ts'
import { VideoPlayer } from '#modules/media/ui/VideoPlayer.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Spinner } from '#kit/feedback/Spinner.tsx'
import styles from './comments.module.css'
import { UnsentVideo } from './UnsentVideo.tsx'

interface CommentVideoProps {
  video: Video
  author: Ownable
  onGone: () => void
}

/** The video of a comment in all its states; to its author it tells by itself when it is ready (engagement §4). */
export function CommentVideo({ video: given, author, onGone }: CommentVideoProps) {
  const failureText = useFailureText()
  const playerText = usePlayerText()
  const isOwn = useViewer()?.id === author.id
  const { video: current, lookAgain } = useVideo(isOwn ? given.id : null, given)
  const video = current ?? given
  const isUnsent = video.state === 'created' || video.state === 'uploading'

  if (isOwn && isUnsent) return <UnsentVideo video={video} onSent={(sent) => void lookAgain(sent)} onGone={onGone} />
  if (isTranscoding(video))
    return (
      <div className={styles.video}>
        <Callout>
          <div className={styles.transcoding}>
            <Spinner />
            <span>{playerText('transcoding')}</span>
          </div>
        </Callout>
      </div>
    )
  if (video.failure)
    return (
      <div className={styles.video}>
        <Callout tone="bad">{failureText(`failure.${video.failure}`)}</Callout>
      </div>
    )
  return (
    <div className={styles.video}>
      <VideoPlayer video={video} title={author.name} />
    </div>
  )
}

const isTranscoding = ({ bunny_status: status }: Video): boolean => status === null || status <= 2
