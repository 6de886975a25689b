import { useSyncExternalStore } from 'react'
import { unfinished } from './films/unfinished.ts'

const never = () => () => undefined

/** The name of the file whose upload to this video began in this browser; null before the page is taken over. */
export const useUnfinishedUpload = (videoId: string | null): string | null =>
  useSyncExternalStore(
    never,
    () => (videoId && unfinished.of(videoId)?.name) || null,
    () => null,
  )
