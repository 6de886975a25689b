import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { PlainSortable } from './PlainSortable.tsx'

const DraggableList = lazy(async () => ({ default: (await import('./DraggableList.tsx')).DraggableList }))

export interface SortableListProps<Item> {
  items: Item[]
  itemId: (item: Item) => string
  /** What the item is called when its move is announced. */
  itemName: (item: Item) => string
  /** The new order, all ids; show it at once and put the old one back if saving fails. */
  onReorder: (ids: string[]) => void
  children: (item: Item) => ReactNode
}

/** Ordered by dragging, by keyboard on the grip, or by the up and down buttons. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const plain = <PlainSortable {...props} />
  if (!isInBrowser) return plain
  return (
    <Suspense fallback={plain}>
      <DraggableList {...(props as SortableListProps<unknown>)} />
    </Suspense>
  )
}

const subscribeToNothing = () => () => {}
