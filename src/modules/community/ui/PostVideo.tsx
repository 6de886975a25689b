import { Suspense } from 'react'
import { usePlayerText } from '#modules/media/ui/use-player-text.ts'
import { isBeingPrepared } from '#modules/media/ui/use-video.ts'
import { VideoPlayer } from '#modules/media/ui/VideoPlayer.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Spinner } from '#kit/feedback/Spinner.tsx'
import type { Post } from '../contract.ts'
import { EmbeddedVideo } from './EmbeddedVideo.tsx'
import styles from './post.module.css'
import { useText } from './use-text.ts'
import { onDemand } from '#kit/on-demand.ts'

const PostVideoUpload = onDemand(async () => (await import('./PostVideoUpload.tsx')).PostVideoUpload)

interface PostVideoProps {
  post: Post
  /** whether its author can go on with an upload here */
  canSend: boolean
}

/** The post's own video in whatever state it is (engagement §4), or another site's player. */
export function PostVideo({ post, canSend }: PostVideoProps) {
  const text = useText()
  const playerText = usePlayerText()
  const viewer = useViewer()
  const { title, video, video_file: file } = post
  if (video) return <EmbeddedVideo src={video} title={title} />
  if (!file) return null
  if (file.embed_url) return <VideoPlayer video={file} title={title} />
  if (canSend && viewer?.id === post.ownable.id)
    return (
      <Suspense>
        <PostVideoUpload title={title} video={file} />
      </Suspense>
    )
  if (isBeingPrepared(file))
    return (
      <Callout>
        <span className={styles.transcoding}>
          <Spinner />
          {playerText('transcoding')}
        </span>
      </Callout>
    )
  return <Callout>{text(file.state === 'failed' ? 'videoFailed' : 'videoComing')}</Callout>
}
