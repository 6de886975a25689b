import { alongOf } from '#modules/media/ui/fittings.ts'
import { POST_IMAGE_MAX_BYTES, POST_IMAGE_TYPES } from '../vocabulary.ts'

/** What the picture of a post has to be like (engagement §5). */
export const POST_PICTURE = alongOf({ types: POST_IMAGE_TYPES, bytes: POST_IMAGE_MAX_BYTES })
