import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useDraggingText } from '../text/dragging-text.ts'
import styles from './lists.module.css'
import { MoveButtons } from './MoveButtons.tsx'

interface SortableRowProps {
  id: string
  name: string
  index: number
  ids: string[]
  onReorder: (ids: string[]) => void
  hasButtons: boolean
  children: ReactNode
}

export function SortableRow({ id, name, index, ids, onReorder, hasButtons, children }: SortableRowProps) {
  const text = useDraggingText()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const place = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined
  return (
    <li
      ref={setNodeRef}
      style={{ transform: place, transition }}
      className={classNames(styles.row, isDragging && styles.dragged)}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        aria-label={text('dragToMove', { name })}
        aria-describedby={attributes['aria-describedby']}
        className={styles.grip}
        {...listeners}
      >
        <GripVertical />
      </button>
      <div className={styles.sorting}>{children}</div>
      {hasButtons && <MoveButtons ids={ids} index={index} name={name} onReorder={onReorder} />}
    </li>
  )
}
