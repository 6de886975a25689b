import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import type { PanelTopic } from '../contract.ts'
import styles from './panel.module.css'
import { TopicDialog } from './TopicDialog.tsx'
import type { usePanelTopics } from './use-panel-topics.ts'
import { useText } from './use-text.ts'

interface PanelTopicLineProps {
  topic: PanelTopic
  panel: ReturnType<typeof usePanelTopics>
}

export function PanelTopicLine({ topic, panel }: PanelTopicLineProps) {
  const text = useText()
  const confirm = useConfirm()
  const [isEditing, setEditing] = useState(false)
  const { id, title, description, product, posts_count: count } = topic
  const facts = [
    text('postsCount', { count }),
    product ? text('buyersOf', { product: product.title }) : text('allStudents'),
    text(topic.allow_students_to_add_posts ? 'studentsMayPost' : 'onlyAdminsPost'),
  ]
  const remove = async () => {
    const consequence = text('deleteTopicConsequence', { title, count })
    if (await confirm({ consequence, action: text('deleteTopicAction') })) await panel.remove(id)
  }
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.tools}>
        <IconButton label={text('editTopic', { title })} icon={<Pencil />} onClick={() => setEditing(true)} />
        <IconButton label={text('deleteTopic', { title })} icon={<Trash2 />} onClick={() => void remove()} />
      </div>
      {isEditing && (
        <TopicDialog
          title={text('editTopic', { title })}
          topic={topic}
          onSave={(details) => panel.change(topic, details)}
          readAnew={panel.readAnew}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}
