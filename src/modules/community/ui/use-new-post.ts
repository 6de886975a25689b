import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLeaveGuard } from '#modules/catalog/ui/use-leave-guard.ts'
import { useSending } from '#modules/catalog/ui/use-sending.ts'
import { useVideoUpload } from '#modules/media/ui/use-video-upload.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { toast } from '#web/kit/feedback/toast.ts'
import { createPost, type Post } from '../contract.ts'
import { postPath } from './paths.ts'
import type { PostValues } from './post-values.ts'
import { usePostsInHand } from './use-posts-in-hand.ts'
import { useText } from './use-text.ts'

interface NewFiles {
  image: File | null
  video: File | null
}

/** Publishes a post, then sends its video file; what the author sees in between is `published` and `sending`. */
export function useNewPost(topicId: string, forgetDraft: () => void) {
  const text = useText()
  const api = useApi()
  const navigate = useNavigate()
  const inHand = usePostsInHand()
  const { send, isSending, errorProps } = useSending()
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

  const publish = ({ title, body, video_from: from, video }: PostValues, files: NewFiles) =>
    send(async () => {
      const file = from === 'file' ? files.video : null
      const { post, videoUpload } = await api.call(
        createPost,
        {
          topicId,
          title,
          body,
          video: from === 'link' ? video : '',
          file: file ? 1 : 0,
          video_file_upload: file?.name ?? '',
        },
        { image: files.image ?? undefined },
      )
      forgetDraft()
      inHand.add(post)
      if (!file || !videoUpload || !post.video_file) {
        toast.show(text('published'))
        return leaveFor(post.id)
      }
      const room = { video_id: post.video_file.id, upload: videoUpload }
      postId.current = post.id
      setPublished(post)
      void sending.start(file, () => Promise.resolve(room))
    })

  return { publish, isPublishing: isSending, errorProps, published, sending, leaveFor }
}
