import { useState } from 'react'
import { cursorIn } from '#platform/contract/cursor-in.ts'

export interface PageOf<Item> {
  data: Item[]
  next_page_url: string | null
}

interface Pages<Item> {
  items: Item[]
  next: string | undefined
  state: 'idle' | 'loading' | 'failed'
}

/**
 * A list that begins with the page it was rendered with and asks for the next ones. Light enough for visitors' pages;
 * give the list a `key` when it becomes another list.
 */
export function usePages<Item>(initial: PageOf<Item>, load: (cursor: string) => Promise<PageOf<Item>>) {
  const [pages, setPages] = useState<Pages<Item>>({
    items: initial.data,
    next: cursorIn(initial.next_page_url),
    state: 'idle',
  })
  const { items, next, state } = pages

  const more = async () => {
    if (!next || state === 'loading') return
    setPages({ items, next, state: 'loading' })
    try {
      const page = await load(next)
      setPages({ items: [...items, ...page.data], next: cursorIn(page.next_page_url), state: 'idle' })
    } catch {
      setPages({ items, next, state: 'failed' })
    }
  }
  const loadMore = {
    hasMore: next !== undefined,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    onMore: () => void more(),
  }
  return { items, loadMore }
}
