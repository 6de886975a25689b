import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import type { VideoUpload } from '#modules/media/contract.ts'
import { useVideoUpload } from '#modules/media/ui/use-video-upload.ts'
import type { Post } from '../contract.ts'
import { postPath } from './paths.ts'
import { useText } from './use-text.ts'

/** Sends the video file of a post that is saved; what its author sees meanwhile is `published` and `sending`. */
export function usePostVideo() {
  const text = useText()
  const navigate = useNavigate()
  const [published, setPublished] = useState<Post | null>(null)
  const postId = useRef('')
  const sending = useVideoUpload({ onSent: () => leaveFor(postId.current) })
  const letGo = useLeaveGuard({
    isUnsaved: sending.upload !== null,
    question: { consequence: text('leaveUploadConsequence'), action: text('leaveUpload') },
  })
  const leaveFor = (id: string) => {
    letGo()
    void navigate(postPath(id), { replace: true })
  }
  /** False when there is no room for it: then nothing is sent. */
  const sendVideo = (post: Post, file: File | null, upload: VideoUpload | undefined): boolean => {
    if (!file || !upload || !post.video_file) return false
    const room = { video_id: post.video_file.id, upload }
    postId.current = post.id
    setPublished(post)
    void sending.start(file, () => Promise.resolve(room))
    return true
  }
  return { published, sending, leaveFor, sendVideo }
}
