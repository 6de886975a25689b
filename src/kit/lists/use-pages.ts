import { useState } from 'react'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { hasSessionEnded } from '../api/has-session-ended.ts'
import { reportUnexpected } from '../api/report-error.ts'
import { useProblem } from '../api/use-problem.ts'

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
  const showProblem = useProblem()

  const more = async () => {
    if (!next || state === 'loading') return
    setPages({ items, next, state: 'loading' })
    try {
      const page = await load(next)
      setPages({ items: [...items, ...page.data], next: cursorIn(page.next_page_url), state: 'idle' })
    } catch (error) {
      setPages({ items, next, state: 'failed' })
      if (hasSessionEnded(error)) showProblem(error)
      else reportUnexpected(error)
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
