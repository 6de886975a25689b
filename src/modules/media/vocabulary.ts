export const IMAGE_STATES = ['awaiting_upload', 'ready', 'failed'] as const
/** Order of a video's life; allowed moves are in providers/video. */
export const VIDEO_STATES = ['created', 'uploading', 'uploaded', 'processing', 'playable', 'ready', 'failed'] as const
export type VideoState = (typeof VIDEO_STATES)[number]
/** Why a video failed: what is wrong with the file, then what went wrong with us. */
export const VIDEO_FAILURES = [
  'unreadable',
  'too-long',
  'beyond-limit',
  'out-of-memory',
  'timed-out',
  'interrupted',
  'host',
] as const
export type VideoFailure = (typeof VIDEO_FAILURES)[number]
const FAULTS_OF_FILES: readonly VideoFailure[] = ['unreadable', 'too-long']
/** Whether the same file may come through another time. */
export const isOursToMend = (failure: VideoFailure): boolean => !FAULTS_OF_FILES.includes(failure)
/** What an image is for; decides who may upload it. */
export const IMAGE_CONTEXTS = [
  'cover',
  'avatar',
  'post',
  'reply',
  'page',
  'lecture',
  'article',
  'logo',
  'still',
] as const
export type ImageContext = (typeof IMAGE_CONTEXTS)[number]
/** Uses whose pictures are seen only by those who see the item they stand in. */
export const GUARDED_CONTEXTS = ['post', 'reply', 'lecture'] as const satisfies ImageContext[]
export type GuardedContext = (typeof GUARDED_CONTEXTS)[number]
export const isGuardedContext = (context: ImageContext): context is GuardedContext =>
  GUARDED_CONTEXTS.some((each) => each === context)
/** Where guarded pictures have their addresses. */
export const GUARDED_PICTURES = '/pictures'
/** What the upload widget takes, with the content type each is sent as (engagement §6). */
export const IMAGE_TYPES = {
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  gif: 'image/gif',
} as const
export const IMAGE_MAX_MEGABYTES = 10
/** How wide and high a picture is at least, in pixels, for uses that set it larger than it is. */
export const LEAST_PIXELS: Partial<Record<ImageContext, number>> = { logo: 32 }
/** So many frames of a film are offered as its still. */
export const FRAMES_OFFERED = 8
