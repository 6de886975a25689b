import { type Actor, isSignedIn } from '#platform/context.ts'
import type { ImageContext } from './vocabulary.ts'

const ADMINS_ONLY: ReadonlySet<ImageContext> = new Set(['cover', 'page', 'article', 'reply'])

/** Covers, pages, articles and replies are illustrated by admins; avatars and posts are everyone's. */
export const mayUploadImage = (actor: Actor, context: ImageContext): boolean =>
  actor.role === 'admin' || (actor.role === 'student' && !ADMINS_ONLY.has(context))

/** What one uploaded is one's own; admins may all. */
export const mayChangeUpload = (actor: Actor, upload: { uploadedById: string | null }): boolean =>
  actor.role === 'admin' || (isSignedIn(actor) && actor.id === upload.uploadedById)
