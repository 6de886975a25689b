import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import inner from '#kit/inner.module.css'
import type { Topic } from '../contract.ts'
import styles from './gallery.module.css'
import { feedPath, galleryPath } from './paths.ts'
import postStyles from './post.module.css'
import { TopicNav } from './TopicNav.tsx'
import { useText } from './use-text.ts'

interface GalleryFrameProps {
  title: string
  topicId: string | null
  topics: Topic[]
  children: ReactNode
}

/** What stands around a gallery: whose photos they are, and the way to others. */
export function GalleryFrame({ title, topicId, topics, children }: GalleryFrameProps) {
  const text = useText()
  const topic = topics.find(({ id }) => id === topicId)
  return (
    <div className={inner.column}>
      <header className={styles.head}>
        <Link to={feedPath(topicId)} className={postStyles.back}>
          <ArrowLeft aria-hidden="true" />
          {topic?.title ?? text('community')}
        </Link>
        <h1>{title}</h1>
      </header>
      <TopicNav topics={topics} current={topicId} pathOf={galleryPath} isRow />
      {children}
    </div>
  )
}
