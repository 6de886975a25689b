import { GripVertical } from 'lucide-react'
import styles from './lists.module.css'
import { MoveButtons } from './MoveButtons.tsx'
import type { SortableListProps } from './sortable-list-props.ts'

/** The same list before dragging has been loaded. */
export function PlainSortable<Item>({ items, itemId, itemName, onReorder, children }: SortableListProps<Item>) {
  const ids = items.map(itemId)
  return (
    <ol className={styles.rows}>
      {items.map((item, index) => (
        <li key={itemId(item)} className={styles.row}>
          <span aria-hidden="true" className={styles.grip}>
            <GripVertical />
          </span>
          <div className={styles.sorting}>{children(item)}</div>
          <MoveButtons ids={ids} index={index} name={itemName(item)} onReorder={onReorder} />
        </li>
      ))}
    </ol>
  )
}
