import { useQuery } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { type ExportPage, listExports } from '../contract.ts'
import { isUnderWay } from '#platform/contract/work-states.ts'

const LOOK_EVERY_MS = 1_000

/** A page of one's exports as they are now: asked for again while anything of it is being made. */
export function useExports(initial: ExportPage, cursor: string | undefined): ExportPage {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['exports', cursor ?? ''],
    queryFn: () => api.call(listExports, { cursor }),
    initialData: initial,
    staleTime: LOOK_EVERY_MS,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ state: each }) => isUnderWay(each)) ? LOOK_EVERY_MS : false,
  })
  return data
}
