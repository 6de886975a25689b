import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId } from 'react'
import { useDraggingText } from '../text/dragging-text.ts'
import { SortableRow } from './SortableRow.tsx'
import styles from './lists.module.css'
import { moved } from './moved.ts'
import type { SortableListProps } from './sortable-list-props.ts'

/** Ordered by dragging, by keyboard on the grip, or by the up and down buttons. */
export function SortableList<Item>({
  items,
  itemId,
  itemName,
  onReorder,
  hasButtons = always,
  children,
}: SortableListProps<Item>) {
  const text = useDraggingText()
  const ids = items.map(itemId)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: unknown) => {
    const item = items.find((each) => itemId(each) === id)
    return { name: item === undefined ? '' : itemName(item), position: ids.indexOf(String(id)) + 1, total: ids.length }
  }
  const over = (active: unknown, target: unknown) => ({ ...place(active), position: place(target ?? active).position })
  const drop = ({ active, over: target }: DragEndEvent) => {
    if (!target || target.id === active.id) return
    onReorder(moved(ids, ids.indexOf(String(active.id)), ids.indexOf(String(target.id))))
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: text('dragHelp') },
        announcements: {
          onDragStart: ({ active }) => text('lifted', place(active.id)),
          onDragOver: ({ active, over: target }) => text('movedTo', over(active.id, target?.id)),
          onDragEnd: ({ active, over: target }) => text('dropped', over(active.id, target?.id)),
          onDragCancel: ({ active }) => text('moveCancelled', place(active.id)),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.rows}>
          {items.map((item, index) => (
            <SortableRow
              key={itemId(item)}
              id={itemId(item)}
              name={itemName(item)}
              index={index}
              ids={ids}
              onReorder={onReorder}
              hasButtons={hasButtons(item)}
            >
              {children(item)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const always = () => true
