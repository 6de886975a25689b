import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { type FavouritePage, listFavourites } from '../contract.ts'

export function useFavourites(initial: FavouritePage) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['my', 'favourites'],
    queryFn: ({ pageParam }) => api.call(listFavourites, { cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    initialData: { pages: [initial], pageParams: [undefined] },
  })
}
