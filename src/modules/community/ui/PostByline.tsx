import { Link } from 'react-router'
import { Status } from '#kit/feedback/Status.tsx'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { Avatar } from '#kit/identity/Avatar.tsx'
import type { Post } from '../contract.ts'
import { feedPath } from './paths.ts'
import styles from './post.module.css'
import { useText } from './use-text.ts'

interface PostBylineProps {
  post: Post
  /** false where the topic is said already */
  namesTopic: boolean
}

/** Whose post it is, when and where. */
export function PostByline({ post, namesTopic }: PostBylineProps) {
  const text = useText()
  const { ownable, community_topic: topic } = post
  const [before, after] = text('inTopic').split('{topic}')
  return (
    <div className={styles.byline}>
      <Avatar id={ownable.id} name={ownable.name} image={ownable.avatar} />
      <p className={styles.facts}>
        <span className={styles.author}>
          {post.can.see_author ? (
            <Link to={`/home/students/${ownable.id}`}>{ownable.name}</Link>
          ) : (
            <span>{ownable.name}</span>
          )}
        </span>
        {ownable.type === 'App\\User' && <Status tone="accent">{text('byAdmin')}</Status>}
        {post.is_held && <Status tone="caution">{text('isHeld')}</Status>}
        <span className={styles.when}>
          <RelativeTime at={post.created_at} />
          {post.edited_at && <span>({text('edited')})</span>}
          {namesTopic && (
            <span className={styles.topic}>
              {before}
              <Link to={feedPath(topic.id)}>{topic.title}</Link>
              {after}
            </span>
          )}
        </span>
      </p>
    </div>
  )
}
