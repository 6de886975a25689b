import { ExternalLink, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { SortableList } from '#kit/lists/SortableList.tsx'
import type { PanelTopic } from '../contract.ts'
import { TOPICS_MAX } from '../vocabulary.ts'
import { PanelTopicLine } from './PanelTopicLine.tsx'
import styles from './panel.module.css'
import { feedPath } from './paths.ts'
import { TopicDialog } from './TopicDialog.tsx'
import { usePanelTopics } from './use-panel-topics.ts'
import { useText } from './use-text.ts'

interface PanelTopicsProps {
  topics: PanelTopic[]
}

/** The rooms of the community: made, ordered, changed and deleted. */
export function PanelTopics({ topics: given }: PanelTopicsProps) {
  const text = useText()
  const panel = usePanelTopics(given)
  const [isAdding, setAdding] = useState(false)
  const { topics } = panel
  const isEmpty = topics.length === 0
  const add = topics.length < TOPICS_MAX && (
    <Button icon={<Plus />} look={isEmpty ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
      {text('addTopic')}
    </Button>
  )
  return (
    <>
      {isEmpty ? (
        <EmptyState title={text('noTopicsYet')} action={add}>
          {text('noTopicsYetText')}
        </EmptyState>
      ) : (
        <>
          <p>{text('topicsIntro')}</p>
          <SortableList
            items={topics}
            itemId={({ id }) => id}
            itemName={({ title }) => title}
            onReorder={(ids) => void panel.order(ids)}
          >
            {(topic) => <PanelTopicLine topic={topic} panel={panel} />}
          </SortableList>
          <div className={styles.buttons}>
            {add}
            <LinkButton look="quiet" icon={<ExternalLink />} to={feedPath()}>
              {text('seeCommunity')}
            </LinkButton>
          </div>
        </>
      )}
      {isAdding && <TopicDialog title={text('newTopic')} onSave={panel.add} onClose={() => setAdding(false)} />}
    </>
  )
}
