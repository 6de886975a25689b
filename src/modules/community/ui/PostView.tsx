import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Callout } from '#kit/feedback/Callout.tsx'
import inner from '#kit/inner.module.css'
import type { Post } from '../contract.ts'
import { feedPath } from './paths.ts'
import styles from './post.module.css'
import { PostActions } from './PostActions.tsx'
import { PostBody } from './PostBody.tsx'
import { PostByline } from './PostByline.tsx'
import { PostPicture } from './PostPicture.tsx'
import { PostVideoPlace } from './PostVideoPlace.tsx'
import { usePost } from './use-post.ts'
import { useText } from './use-text.ts'

/** A post on its own page, whole. */
export function PostView({ post: initial }: { post: Post }) {
  const text = useText()
  const navigate = useNavigate()
  const post = usePost(initial)
  const { community_topic: topic } = post
  return (
    <article aria-labelledby="post-title" className={`${inner.column} ${inner.form} ${styles.whole}`}>
      <Link to={feedPath(topic.id)} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {topic.title}
      </Link>
      <h1 id="post-title" dir="auto">
        {post.title}
      </h1>
      <PostByline post={post} namesTopic={false} />
      {post.is_held && <Callout tone="caution">{text('isHeldHint')}</Callout>}
      <PostBody post={post} body={post.body} />
      <PostPicture post={post} />
      <PostVideoPlace post={post} canSend />
      <PostActions post={post} onDeleted={() => void navigate(feedPath(topic.id))} />
    </article>
  )
}
