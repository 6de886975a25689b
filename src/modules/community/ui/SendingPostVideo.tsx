import { SendingVideo } from '#modules/media/ui/SendingVideo.tsx'
import type { useVideoUpload } from '#modules/media/ui/use-video-upload.ts'
import { Button } from '#kit/actions/Button.tsx'
import inner from '#kit/inner.module.css'
import type { Post } from '../contract.ts'
import styles from './editor.module.css'
import { useCommunityProblem } from './use-community-problem.ts'
import { useText } from './use-text.ts'

interface SendingPostVideoProps {
  post: Post
  sending: ReturnType<typeof useVideoUpload>
  onLeave: () => void
}

/** The post is there; its video is on the way. */
export function SendingPostVideo({ post, sending, onLeave }: SendingPostVideoProps) {
  const text = useText()
  const showProblem = useCommunityProblem()
  const { upload } = sending
  return (
    <div className={`${inner.column} ${styles.form}`}>
      <h1>{post.title}</h1>
      <p>{text(post.is_held ? 'sendingHeldVideo' : 'sendingVideo')}</p>
      {upload ? (
        <>
          <SendingVideo
            upload={upload}
            sending={sending}
            onStop={() => void sending.stop().then(onLeave, showProblem)}
          />
          <p className={styles.help}>{text('sendingVideoHint')}</p>
        </>
      ) : (
        <div>
          <Button onClick={onLeave}>{text('toThePost')}</Button>
        </div>
      )}
    </div>
  )
}
