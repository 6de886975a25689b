import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSending } from '#modules/catalog/ui/use-sending.ts'
import { useUnsaved } from '#modules/catalog/ui/use-unsaved.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { useViewer } from '#web/kit/api/ViewerProvider.tsx'
import { toast } from '#web/kit/feedback/toast.ts'
import { Form } from '#web/kit/forms/Form.tsx'
import { type Post, updatePost } from '../contract.ts'
import styles from './editor.module.css'
import { postPath } from './paths.ts'
import { PictureField } from './PictureField.tsx'
import { PostButtons } from './PostButtons.tsx'
import { PostFields } from './PostFields.tsx'
import { isSendable, postValues } from './post-values.ts'
import { usePostsInHand } from './use-posts-in-hand.ts'
import { useText } from './use-text.ts'
import { VideoField } from './VideoField.tsx'

/** A post as its author changes it; a video file stays as it was sent. */
export function EditPost({ post }: { post: Post }) {
  const text = useText()
  const api = useApi()
  const navigate = useNavigate()
  const inHand = usePostsInHand()
  const isFormatted = post.student_id === null
  const { values, isUnsaved, change, forget } = useUnsaved(`post:${useViewer()?.id}:${post.id}`, postValues(post))
  const [image, setImage] = useState<File | null>(null)
  const [isWithout, setWithout] = useState(false)
  const { send, isSending, errorProps } = useSending()
  const isReady = isSendable(values, isFormatted)

  const leave = () => {
    forget()
    void navigate(postPath(post.id), { replace: true })
  }
  const save = () =>
    send(async () => {
      const { title, body, video_from: from } = values
      const video = from === 'link' ? values.video : ''
      const changed = { id: post.id, title, body, video, without_image: isWithout }
      const answer = await api.call(updatePost, changed, { image: image ?? undefined })
      inHand.change(post.id, () => answer.post)
      toast.saved()
      leave()
    })

  return (
    <>
      <h1>{text('editPost')}</h1>
      <Form
        {...errorProps}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void save()
        }}
      >
        <PostFields values={values} isFormatted={isFormatted} onChange={change} />
        <PictureField
          kept={isWithout ? null : post.image}
          chosen={image}
          onChange={setImage}
          onRemoveKept={() => setWithout(true)}
        />
        {!post.video_file && <VideoField values={values} onChange={change} />}
        <PostButtons
          action={text('saveChanges')}
          isReady={isReady}
          isSending={isSending}
          isUnsaved={isUnsaved || image !== null || isWithout}
          onGiveUp={leave}
        />
      </Form>
    </>
  )
}
