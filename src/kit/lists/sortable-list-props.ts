import type { ReactNode } from 'react'

export interface SortableListProps<Item> {
  items: Item[]
  itemId: (item: Item) => string
  /** What the item is called when its move is announced. */
  itemName: (item: Item) => string
  /** The new order, all ids; show it at once and put the old one back if saving fails. */
  onReorder: (ids: string[]) => void
  /** false for a row that gets its buttons only once it is opened: its grip moves it all the same, by the keyboard too */
  hasButtons?: (item: Item) => boolean
  children: (item: Item) => ReactNode
}
