/** What posts are called where they are commented and voted on. */
export const POST_TYPE = 'App\\CommunityPost'
export const POST_TITLE_MIN = 5
export const POST_TITLE_MAX = 159
export const POST_BODY_MIN = 5
/** Characters of text; formatted bodies are measured without their marks. */
export const POST_BODY_MAX = 20_000
export const POST_IMAGE_MAX_BYTES = 600_000
export const POST_IMAGE_TYPES = ['image/png', 'image/gif', 'image/jpeg'] as const
export const TOPIC_TITLE_MAX = 70
export const TOPIC_DESCRIPTION_MAX = 1000
export const TOPICS_MAX = 100
export const FEED_PAGE = 20
/** Photos on the preview; from this many on it offers all of them. */
export const PREVIEW_PHOTOS = 6
export const GALLERY_PAGE = 24
