import { useRef } from 'react'
import { useVideoUpload } from '#modules/media/ui/use-video-upload.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { type Comment, type CommentableRef, deleteComment, postComment } from '../contract.ts'
import { TakenBack } from './taken-back.ts'

interface Posted {
  comment: Comment
  ended: PromiseWithResolvers<void>
}

/** A comment that is there once its video is sent (engagement §4). */
export function useVideoComment(on: CommentableRef, onPosted: (comment: Comment) => void) {
  const api = useApi()
  const showProblem = useProblem()
  const posted = useRef<Posted>(null)
  const { upload, start, stop, ...sending } = useVideoUpload({
    onSent: () => {
      const { comment, ended } = posted.current!
      onPosted({ ...comment, video: comment.video && { ...comment.video, state: 'uploaded' } })
      ended.resolve()
    },
    onNotStarted: () => {
      const { comment, ended } = posted.current!
      onPosted(comment)
      ended.resolve()
    },
  })

  return {
    ...sending,
    upload,
    /** Resolves once the video is sent. @throws TakenBack when it was stopped, ApiProblem when it is refused. */
    async post(body: string, file: File, onTaken: () => void) {
      const { comment, videoUpload } = await api.call(postComment, { ...on, body, file: 1 })
      onTaken()
      posted.current = { comment, ended: Promise.withResolvers() }
      if (comment.video && videoUpload) {
        const room = { video_id: comment.video.id, upload: videoUpload }
        void start(file, () => Promise.resolve(room))
      }
      return posted.current.ended.promise
    },
    /** Ends the upload and takes the comment back with it. */
    async stop() {
      const { comment, ended } = posted.current!
      try {
        await stop()
        await api.call(deleteComment, { id: comment.id })
        ended.reject(new TakenBack())
      } catch (error) {
        showProblem(error)
        ended.reject(error)
      }
    },
  }
}
