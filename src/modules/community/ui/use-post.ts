import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { getPost, type Post } from '../contract.ts'
import { postKey } from './use-posts-in-hand.ts'

/** One post, as the loader had it and as it changes here. */
export function usePost(initial: Post): Post {
  const api = useApi()
  const queries = useQueryClient()
  const { id } = initial
  const { data } = useQuery({
    queryKey: postKey(id),
    queryFn: async () => (await api.call(getPost, { id })).post,
    initialData: initial,
  })
  useEffect(() => {
    queries.setQueryData<Post>(postKey(id), initial)
  }, [queries, id, initial])
  return data
}
