import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { type ChecklistLine, getChecklist } from '../../publishing/contract.ts'

const LOOK_EVERY_MS = 4_000

const keyOf = (courseId: string) => ['publishing', courseId]

/** What a course has and lacks, as it is now; `given` is what its page was loaded with. */
export function useChecklist(courseId: string, given?: ChecklistLine[]) {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    if (given) queries.setQueryData(keyOf(courseId), given)
  }, [queries, courseId, given])
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(courseId),
    queryFn: async () => (await api.call(getChecklist, { courseId })).data,
    staleTime: given ? Infinity : 0,
    // A film that is being made ready changes what is wanting by itself.
    refetchInterval: ({ state }) => (state.data?.some(isFilmAwaited) ? LOOK_EVERY_MS : false),
  })
  return { lines: data ?? given, error, retry: () => void refetch() }
}

/** For who changes something that stands in it. */
export function useChecklistAgain(courseId: string): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: keyOf(courseId) })
}

const isFilmAwaited = ({ name, is_done: isDone }: ChecklistLine): boolean => name === 'films' && !isDone

/** Whether publishing would be refused. */
export const isHindered = (lines: ChecklistLine[]): boolean =>
  lines.some(({ is_done: isDone, is_required: isRequired }) => isRequired && !isDone)

export const isAllDone = (lines: ChecklistLine[]): boolean => lines.every(({ is_done: isDone }) => isDone)
