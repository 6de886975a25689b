import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import common from '#kit/common.module.css'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import type { Component } from '../../components/contract.ts'
import { useCoursesText } from '../use-text.ts'
import { summaryOf } from './component-draft.ts'
import styles from './components.module.css'

interface ComponentRowProps {
  component: Component
  onEdit: () => void
  onDelete: () => void
}

export function ComponentRow({ component, onEdit, onDelete }: ComponentRowProps) {
  const text = useCoursesText()
  const confirm = useConfirm()
  const kind = text(`component_${component.type}`)
  const summary = summaryOf(component)
  const name = summary ? `${kind}: ${summary}` : kind
  const remove = async () => {
    const consequence = text('deleteComponentConsequence', { name })
    if (await confirm({ consequence, action: text('deleteComponentAction') })) onDelete()
  }
  return (
    <div className={styles.row}>
      <span className={styles.rowWords}>
        <span className={common.strong}>{kind}</span>
        {summary && <span className={styles.summary}>{summary}</span>}
      </span>
      <span className={styles.rowActions}>
        <IconButton label={text('editComponent', { name })} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={text('deleteComponent', { name })} icon={<Trash2 />} onClick={() => void remove()} />
      </span>
    </div>
  )
}
