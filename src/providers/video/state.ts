export const VIDEO_STATES = ['created', 'uploading', 'uploaded', 'processing', 'playable', 'ready', 'failed'] as const
export type VideoState = (typeof VIDEO_STATES)[number]

/**
 * Where a video may go from each state. Back from `processing` or `playable` to `uploaded` is a transcode
 * that died and is queued again; from `failed` one may retry the file or upload another.
 */
const MOVES: Record<VideoState, readonly VideoState[]> = {
  created: ['uploading', 'uploaded', 'processing', 'failed'],
  uploading: ['uploaded', 'processing', 'failed'],
  uploaded: ['uploading', 'processing', 'playable', 'ready', 'failed'],
  processing: ['uploaded', 'playable', 'ready', 'failed'],
  playable: ['uploaded', 'ready', 'failed'],
  ready: [],
  failed: ['uploading', 'uploaded', 'processing'],
}

/** Whether the move is allowed; staying where one is never is, so a repeated notification changes nothing. */
export function mayMove(from: VideoState, to: VideoState): boolean {
  return MOVES[from].includes(to)
}

/** What engagement specification §4 shows: empty until queued, 0 to 2 transcoding, 3 ready, 5 failed. */
export function bunnyStatusOf(state: VideoState): 0 | 1 | 2 | 3 | 5 | null {
  return BUNNY_STATUS[state]
}

const BUNNY_STATUS = {
  created: null,
  uploading: null,
  uploaded: 0,
  processing: 1,
  playable: 2,
  ready: 3,
  failed: 5,
} as const
