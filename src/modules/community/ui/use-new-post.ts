import { useSending } from '#kit/forms/use-sending.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { createPost } from '../contract.ts'
import type { PostValues } from './post-values.ts'
import { usePostVideo } from './use-post-video.ts'
import { usePostsInHand } from './use-posts-in-hand.ts'
import { useText } from './use-text.ts'

interface NewFiles {
  image: File | null
  video: File | null
}

/** Publishes a post, then sends its video file. */
export function useNewPost(topicId: string, forgetDraft: () => void) {
  const text = useText()
  const api = useApi()
  const inHand = usePostsInHand()
  const { send, isSending, errorProps } = useSending()
  const { sendVideo, ...video } = usePostVideo()

  const publish = ({ title, body, video_from: from, video: link }: PostValues, files: NewFiles) =>
    send(async () => {
      const file = from === 'file' ? files.video : null
      const { post, videoUpload } = await api.call(
        createPost,
        {
          topicId,
          title,
          body,
          video: from === 'link' ? link : '',
          file: file ? 1 : 0,
          video_file_upload: file?.name ?? '',
        },
        { image: files.image ?? undefined },
      )
      forgetDraft()
      inHand.add(post)
      if (sendVideo(post, file, videoUpload)) return
      if (post.is_held) toast.show(text('waits'), { text: text('isHeldHint') })
      else toast.show(text('published'))
      video.leaveFor(post.id)
    })

  return { publish, isPublishing: isSending, errorProps, ...video }
}
