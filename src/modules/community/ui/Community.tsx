import inner from '#kit/inner.module.css'
import type { Photo, PostPage, Topic } from '../contract.ts'
import { CommunityHead } from './CommunityHead.tsx'
import { Feed } from './Feed.tsx'
import styles from './feed.module.css'
import { GalleryPreview } from './GalleryPreview.tsx'
import { feedPath } from './paths.ts'
import { TopicNav } from './TopicNav.tsx'
import { useTopicMails } from './use-topic-mails.ts'

interface CommunityProps {
  /** null: all topics together */
  topicId: string | null
  topics: Topic[]
  posts: PostPage
  photos: Photo[]
}

/** Topics, the posts of one of them or of all, and the newest photos. */
export function Community({ topicId, topics: given, posts, photos }: CommunityProps) {
  const { topics, toggle } = useTopicMails(given)
  const topic = topics.find(({ id }) => id === topicId) ?? null
  const mayWrite = topic ? topic.can.post : topics.some(({ can }) => can.post)
  return (
    <div className={`${inner.column} ${styles.community}`} data-has-photos={photos.length > 0 || undefined}>
      <CommunityHead topic={topic} topics={topics} onToggleMails={(each) => void toggle(each)} />
      <div className={styles.aside}>
        <TopicNav topics={topics} current={topicId} pathOf={feedPath} />
        <GalleryPreview photos={photos} topicId={topicId} />
      </div>
      <Feed key={topicId} topicId={topicId} initial={posts} invites={mayWrite} />
    </div>
  )
}
