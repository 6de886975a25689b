import { PenLine } from 'lucide-react'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import type { Topic } from '../contract.ts'
import styles from './feed.module.css'
import { newPostPath } from './paths.ts'
import { TopicBell } from './TopicBell.tsx'
import { useText } from './use-text.ts'

interface CommunityHeadProps {
  /** null: all of them */
  topic: Topic | null
  topics: Topic[]
  onToggleMails: (topic: Topic) => void
}

/** What is talked about here, and what one can do about it. */
export function CommunityHead({ topic, topics, onToggleMails }: CommunityHeadProps) {
  const text = useText()
  const writable = topic ?? topics.find(({ can }) => can.post)
  return (
    <header className={styles.head}>
      <h1>{topic?.title ?? text('community')}</h1>
      {topic?.description !== '' && <p className={styles.intro}>{topic?.description ?? text('communityIntro')}</p>}
      <div className={`${common.row} ${styles.headActions}`}>
        {writable?.can.post && (
          <LinkButton look="primary" icon={<PenLine />} to={newPostPath(writable.id)}>
            {text('writePost')}
          </LinkButton>
        )}
        {topic && <TopicBell topic={topic} onToggle={onToggleMails} />}
      </div>
    </header>
  )
}
