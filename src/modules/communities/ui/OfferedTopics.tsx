import common from '#kit/common.module.css'
import type { OfferedTopic } from '../contract.ts'
import styles from './communities.module.css'
import { useCommunitiesText } from './use-text.ts'

/** What is talked about in a community, and how much; nothing of what was said. */
export function OfferedTopics({ topics }: { topics: OfferedTopic[] }) {
  const text = useCommunitiesText()
  return (
    <ul className={styles.topics}>
      {topics.map(({ id, title, description, posts_count: count }) => (
        <li key={id}>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            {description && <p>{description}</p>}
          </div>
          {count > 0 && <span className={common.figuresNote}>{text('posts', { count })}</span>}
        </li>
      ))}
    </ul>
  )
}
