import inner from '#kit/inner.module.css'
import { LinkedText } from '#modules/comments/ui/LinkedText.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import type { Post } from '../contract.ts'
import styles from './post.module.css'

interface PostBodyProps {
  post: Pick<Post, 'student_id'>
  /** all of the post's body, or how it begins */
  body: string
}

/** Formatted when an admin wrote it, plain text with line breaks and links when a student did (engagement §3). */
export function PostBody({ post, body }: PostBodyProps) {
  if (post.student_id === null)
    return (
      <div className={styles.formatted}>
        <Prose html={body} />
      </div>
    )
  return (
    <p dir="auto" className={inner.typed}>
      <LinkedText text={body} />
    </p>
  )
}
