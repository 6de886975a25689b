import { useState } from 'react'
import { SendingVideo } from '#modules/media/ui/SendingVideo.tsx'
import type { Comment, CommentableRef } from '../contract.ts'
import { AddVideo } from './AddVideo.tsx'
import { CommentComposer } from './CommentComposer.tsx'
import styles from './comments.module.css'
import { useVideoComment } from './use-video-comment.ts'

interface VideoCommentComposerProps {
  on: CommentableRef
  onSend: (body: string) => Promise<unknown>
  /** a comment is there, with its video sent */
  onPosted: (comment: Comment) => void
}

/** Offers a video once the box has the focus (engagement §5). */
export function VideoCommentComposer({ on, onSend, onPosted }: VideoCommentComposerProps) {
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
