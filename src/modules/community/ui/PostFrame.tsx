import type { ReactNode } from 'react'
import type { Topic } from '../contract.ts'
import { feedPath } from './paths.ts'
import styles from './post-frame.module.css'
import { TopicNav } from './TopicNav.tsx'

interface PostFrameProps {
  topicId: string
  topics: Topic[]
  children: ReactNode
}

/** A post and what follows it; the topics stand beside it where there is room. */
export function PostFrame({ topicId, topics, children }: PostFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.topics}>
        <TopicNav topics={topics} current={topicId} pathOf={feedPath} />
      </div>
      <div className={styles.column}>{children}</div>
    </div>
  )
}
