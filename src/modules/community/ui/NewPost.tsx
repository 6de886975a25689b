import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useUnsaved } from '#kit/drafts/useUnsaved.ts'
import { useFittedPicture } from '#modules/media/ui/use-fitted-picture.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { Form } from '#kit/forms/Form.tsx'
import inner from '#kit/inner.module.css'
import type { Topic } from '../contract.ts'
import styles from './editor.module.css'
import { feedPath, newPostPath } from './paths.ts'
import { PictureField } from './PictureField.tsx'
import { PostButtons } from './PostButtons.tsx'
import { POST_PICTURE } from './post-picture.ts'
import { PostFields } from './PostFields.tsx'
import { isSendable, type PostValues, postValues } from './post-values.ts'
import { SendingPostVideo } from './SendingPostVideo.tsx'
import { useNewPost } from './use-new-post.ts'
import { useText } from './use-text.ts'
import { VideoField } from './VideoField.tsx'

interface NewPostProps {
  topic: Topic
  /** all that may be written in */
  topics: Topic[]
}

/** What a link to a new post may begin it with, as the state of its navigation. */
export interface BegunPost {
  title: string
}

const begunWith = (begun: BegunPost | null): PostValues => ({ ...postValues(null), title: begun?.title ?? '' })

/** What is typed stays in this browser until it is published, whichever topic it then goes to. */
export function NewPost({ topic, topics }: NewPostProps) {
  const text = useText()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: BegunPost | null }
  const isFormatted = viewer?.role === 'admin'
  const { values, isUnsaved, change, forget } = useUnsaved(`post:new:${viewer?.id}`, begunWith(state))
  const picture = useFittedPicture(POST_PICTURE)
  const [video, setVideo] = useState<File | null>(null)
  const { publish, isPublishing, errorProps, published, sending, leaveFor } = useNewPost(topic.id, forget)
  if (published) return <SendingPostVideo post={published} sending={sending} onLeave={() => leaveFor(published.id)} />

  const isReady = isSendable(values, isFormatted) && !picture.isInTheWay
  return (
    <>
      <h1>{text('newPost')}</h1>
      <Form
        {...errorProps}
        className={`${inner.column} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void publish(values, { image: picture.file, video })
        }}
      >
        {topics.length > 1 && (
          <Select
            name="topic"
            label={text('topic')}
            options={topics.map(({ id, title }) => ({ value: id, label: title }))}
            value={topic.id}
            onChange={({ target }) =>
              void navigate(newPostPath(target.value), { replace: true, preventScrollReset: true, state })
            }
          />
        )}
        <PostFields values={values} isFormatted={isFormatted} onChange={change} />
        <PictureField kept={null} chosen={picture} onRemoveKept={() => undefined} />
        <VideoField values={values} onChange={change} files={{ chosen: video, onChoose: setVideo }} />
        <PostButtons
          action={text('publish')}
          isReady={isReady}
          picture={picture.picture}
          isSending={isPublishing}
          isUnsaved={isUnsaved}
          onGiveUp={() => {
            forget()
            void navigate(feedPath(topic.id))
          }}
        />
      </Form>
    </>
  )
}
