import { lazy, Suspense, useSyncExternalStore } from 'react'
import { PlainSortable } from './PlainSortable.tsx'
import type { SortableListProps } from './sortable-list-props.ts'

const DraggableList = lazy(async () => ({ default: (await import('./DraggableList.tsx')).DraggableList }))

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
