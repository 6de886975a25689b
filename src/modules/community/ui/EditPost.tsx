import { useState } from 'react'
import { useSending } from '#kit/forms/use-sending.ts'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { useFittedPicture } from '#modules/media/ui/use-fitted-picture.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Form } from '#kit/forms/Form.tsx'
import inner from '#kit/inner.module.css'
import { type Post, updatePost } from '../contract.ts'
import styles from './editor.module.css'
import { PictureField } from './PictureField.tsx'
import { PostButtons } from './PostButtons.tsx'
import { POST_PICTURE } from './post-picture.ts'
import { PostFields } from './PostFields.tsx'
import { isSendable, postValues } from './post-values.ts'
import { SendingPostVideo } from './SendingPostVideo.tsx'
import { usePostVideo } from './use-post-video.ts'
import { usePostsInHand } from './use-posts-in-hand.ts'
import { useText } from './use-text.ts'
import { VideoField } from './VideoField.tsx'

/** A post as it is changed, formatted when an admin wrote it; a video file stays as it was sent until another takes its place. */
export function EditPost({ post }: { post: Post }) {
  const text = useText()
  const api = useApi()
  const inHand = usePostsInHand()
  const isFormatted = post.student_id === null
  const { values, isUnsaved, change, forget } = useUnsaved(`post:${useViewer()?.id}:${post.id}`, postValues(post))
  const picture = useFittedPicture(POST_PICTURE)
  const [isWithout, setWithout] = useState(false)
  const [videoFile, setVideoFile] = useState<File | null>(null)
  const { published, sending, leaveFor, sendVideo } = usePostVideo()
  const { send, isSending, errorProps } = useSending()
  const isReady = isSendable(values, isFormatted) && !picture.isInTheWay

  const leave = () => {
    forget()
    leaveFor(post.id)
  }
  const save = () =>
    send(async () => {
      const { title, body, video_from: from } = values
      const video = from === 'link' ? values.video : ''
      const file = from === 'file' ? videoFile : null
      const changed = {
        id: post.id,
        title,
        body,
        video,
        without_image: isWithout,
        without_video: post.video_file !== null && from !== 'file',
        file: file ? 1 : 0,
        video_file_upload: file?.name ?? '',
      }
      const answer = await api.call(updatePost, changed, { image: picture.file ?? undefined })
      inHand.change(post.id, () => answer.post)
      if (answer.post.is_held && !post.is_held) toast.show(text('waits'), { text: text('isHeldHint') })
      else toast.saved()
      forget()
      if (!sendVideo(answer.post, file, answer.videoUpload)) leaveFor(post.id)
    })

  if (published) return <SendingPostVideo post={published} sending={sending} onLeave={() => leaveFor(published.id)} />
  return (
    <>
      <h1>{text('editPost')}</h1>
      <Form
        {...errorProps}
        className={`${inner.column} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void save()
        }}
      >
        <PostFields values={values} isFormatted={isFormatted} onChange={change} />
        <PictureField kept={isWithout ? null : post.image} chosen={picture} onRemoveKept={() => setWithout(true)} />
        <VideoField
          values={values}
          onChange={change}
          files={{ chosen: videoFile, onChoose: setVideoFile, isKept: post.video_file !== null }}
        />
        <PostButtons
          action={text('saveChanges')}
          isReady={isReady}
          picture={picture.picture}
          isSending={isSending}
          isUnsaved={isUnsaved || picture.picture !== null || videoFile !== null || isWithout}
          onGiveUp={leave}
        />
      </Form>
    </>
  )
}
