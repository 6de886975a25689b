import { useQuery } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { type ImportPage, listImports } from '../importing/contract.ts'
import { isUnderWay } from '#platform/contract/work-states.ts'

const LOOK_EVERY_MS = 1_000

/** The newest imports as they are now: asked for again while any of them is under way. */
export function useImports(initial: ImportPage) {
  const api = useApi()
  const { data, refetch } = useQuery({
    queryKey: ['student-imports'],
    queryFn: () => api.call(listImports, {}),
    initialData: initial,
    staleTime: LOOK_EVERY_MS,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ state: each }) => isUnderWay(each)) ? LOOK_EVERY_MS : false,
  })
  return { imports: data.data, lookAgain: refetch }
}
