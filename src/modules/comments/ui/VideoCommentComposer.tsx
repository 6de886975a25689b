import { useState } from 'react'
import { SendingVideo } from '#modules/media/ui/SendingVideo.tsx'
import { AddVideo } from './AddVideo.tsx'
import { CommentComposer } from './CommentComposer.tsx'
import type { WritingProps } from './CommentList.tsx'
import styles from './comments.module.css'
import { useVideoComment } from './use-video-comment.ts'

/** Offers a video once the box has the focus (engagement §5). */
export function VideoCommentComposer({ on, onSend, onPosted }: WritingProps) {
  const [isOffered, setOffered] = useState(false)
  const [video, setVideo] = useState<File>()
  const sending = useVideoComment(on, onPosted)
  const { upload } = sending

  const send = async (body: string, onTaken: () => void) => {
    if (!video) return onSend(body)
    await sending.post(body, video, onTaken)
    setVideo(undefined)
  }
  const choose = (file: File | undefined) => {
    if (!file || sending.isVideo(file)) setVideo(file)
  }

  return (
    <div className={styles.composer} onFocus={() => setOffered(true)}>
      <CommentComposer on={on} onSend={send}>
        {isOffered && !upload && <AddVideo video={video} onChange={choose} />}
      </CommentComposer>
      {upload && <SendingVideo upload={upload} sending={sending} onStop={() => void sending.stop()} />}
    </div>
  )
}
