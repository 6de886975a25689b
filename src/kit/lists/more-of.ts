import type { UseInfiniteQueryResult } from '@tanstack/react-query'

type Asked = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

/** What `LoadMore` and `AskForMore` are told of a list whose pages TanStack Query keeps. */
export const moreOf = (list: Asked, more: () => Promise<unknown> = list.fetchNextPage) => ({
  hasMore: list.hasNextPage,
  isLoading: list.isFetchingNextPage,
  hasFailed: list.isFetchNextPageError,
  onMore: () => void more(),
})
