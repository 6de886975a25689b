import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { findInPanel, type Found } from '../contract.ts'

/** What the school has of a few words; asks nothing without any. */
export function useFoundInPanel(q: string): { found: Found[]; isFetching: boolean } {
  const api = useApi()
  const { data, error, isFetching } = useQuery({
    queryKey: ['palette', q],
    queryFn: async () => (await api.call(findInPanel, { q })).data,
    enabled: q !== '',
    placeholderData: q === '' ? undefined : keepPreviousData,
    retry: false,
  })
  return { found: q === '' || error || !data ? [] : data, isFetching }
}
