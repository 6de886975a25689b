import { Link } from 'react-router'
import type { Post } from '../contract.ts'
import { openingOfHtml, openingOfText } from './opening.ts'
import { postPath } from './paths.ts'
import styles from './post.module.css'
import { PostActions } from './PostActions.tsx'
import { PostBody } from './PostBody.tsx'
import { PostByline } from './PostByline.tsx'
import { PostPicture } from './PostPicture.tsx'
import { PostVideoPlace } from './PostVideoPlace.tsx'
import { useText } from './use-text.ts'

interface PostCardProps {
  post: Post
  /** false in the feed of one topic */
  namesTopic: boolean
  onDeleted: () => void
}

/** A post in a feed; a long one shows how it begins. */
export function PostCard({ post, namesTopic, onDeleted }: PostCardProps) {
  const text = useText()
  const { id, title, body } = post
  const opening = post.student_id === null ? openingOfHtml(body) : openingOfText(body)
  return (
    <article aria-labelledby={`post-${id}`} className={styles.card}>
      <PostByline post={post} namesTopic={namesTopic} />
      <h2 id={`post-${id}`} dir="auto" className={styles.title}>
        <Link to={postPath(id)}>{title}</Link>
      </h2>
      <PostBody post={post} body={opening} />
      {opening !== body && (
        <Link to={postPath(id)} aria-label={text('readOnIn', { title })} className={styles.readOn}>
          {text('readOn')}
        </Link>
      )}
      <PostPicture post={post} />
      <PostVideoPlace post={post} canSend={false} />
      <PostActions post={post} onDeleted={onDeleted} />
    </article>
  )
}
