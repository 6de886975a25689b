export const IMAGE_STATES = ['awaiting_upload', 'ready', 'failed'] as const
/** Order of a video's life; allowed moves are in providers/video. */
export const VIDEO_STATES = ['created', 'uploading', 'uploaded', 'processing', 'playable', 'ready', 'failed'] as const
export type VideoState = (typeof VIDEO_STATES)[number]
/** What an image is for; decides who may upload it. */
export const IMAGE_CONTEXTS = ['cover', 'avatar', 'post', 'reply', 'page'] as const
