import { type Actor, holdsRight, isSignedIn } from '#platform/context.ts'
import type { Right } from '#platform/rights.ts'
import type { ImageContext } from './vocabulary.ts'

const ADMINS_ONLY: ReadonlySet<ImageContext> = new Set([
  'cover',
  'page',
  'lecture',
  'article',
  'reply',
  'logo',
  'still',
])

/** What a context is illustrated for; where nothing is said, by who makes products. */
const RIGHTS: Partial<Record<ImageContext, Right>> = { reply: 'write-to-students', logo: 'change-settings' }

/** Covers, pages, lectures, articles, replies, logos and stills are illustrated by admins; avatars and posts are everyone's. */
export const mayUploadImage = (actor: Actor, context: ImageContext): boolean =>
  ADMINS_ONLY.has(context)
    ? holdsRight(actor, RIGHTS[context] ?? 'change-products')
    : actor.role === 'admin' || actor.role === 'student'

/** What one uploaded is one's own; admins who make products may change all. */
export const mayChangeUpload = (actor: Actor, upload: { uploadedById: string | null }): boolean =>
  holdsRight(actor, 'change-products') || (isSignedIn(actor) && actor.id === upload.uploadedById)
