import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { getVideo, type Video } from '../contract.ts'

const LOOK_EVERY_MS = 3000

/** True while the server works on a video and its state changes without us. */
export const isBeingPrepared = ({ state }: Video): boolean =>
  state === 'uploaded' || state === 'processing' || state === 'playable'

const isSettled = ({ state }: Video): boolean => state === 'ready' || state === 'failed'

/** A video as it is now: asked for again until nothing more will happen to it. */
export function useVideo(id: string | null, initial: Video | null) {
  const api = useApi()
  const queries = useQueryClient()
  const queryKey = ['video', id]
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.call(getVideo, { id: id ?? '' }),
    enabled: id !== null,
    ...(initial && initial.id === id ? { initialData: initial } : {}),
    staleTime: LOOK_EVERY_MS,
    refetchInterval: ({ state }) => (state.data && !isSettled(state.data) ? LOOK_EVERY_MS : false),
  })
  return {
    video: (id !== null && data) || null,
    lookAgain: (sent: string) => queries.invalidateQueries({ queryKey: ['video', sent] }),
  }
}
