import { newId } from '#platform/ids.ts'

/** Below the prefix of the video: the still that was chosen for it. */
export const newStill = (): string => `stills/${newId()}.webp`

/** Below the prefix of the video: a frame of the attempt that made what is played now. */
export const frameFile = (attempt: string, milliseconds: number): string => `frames/${attempt}-${milliseconds}.webp`

export const isFrameFile = (file: string): boolean => /^frames\/[\w-]+\.webp$/.test(file)
