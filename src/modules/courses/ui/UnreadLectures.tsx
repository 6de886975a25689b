import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'

interface UnreadLecturesProps {
  sectionId: string
  count: number
  read: (sectionId: string) => Promise<unknown>
}

/** In the place of the lectures of a section that is opened for the first time, until they are there. */
export function UnreadLectures({ sectionId, count, read }: UnreadLecturesProps) {
  const { error, refetch } = useQuery({
    queryKey: ['lectures-of', sectionId],
    queryFn: async () => {
      await read(sectionId)
      return true
    },
    staleTime: 0,
    gcTime: 0,
  })
  if (error) return <ErrorState onRetry={() => void refetch()} />
  return (
    <div aria-busy="true">
      <Skeleton lines={count} />
    </div>
  )
}
