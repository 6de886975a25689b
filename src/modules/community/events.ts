import { z } from 'zod'
import { event } from '#platform/events/event.ts'

const post = z.object({ post_id: z.uuid(), topic_id: z.uuid(), author_id: z.uuid() })

/** A post can be read by whoever sees its topic: at once, or when an admin let it through. */
export const postPosted = event('community.post-posted', post)
export const postHeld = event('community.post-held', post)
export const postEdited = event('community.post-edited', post)
export const postDeleted = event('community.post-deleted', post)
export const topicDeleted = event('community.topic-deleted', z.object({ topic_id: z.uuid() }))
