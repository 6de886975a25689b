import { filmEmbedOf } from '#platform/embeds/embed-of.ts'
import { lengthOf, tidied } from '#platform/contract/text-as-kept.ts'
import { type FieldErrors, InvalidFields } from '#platform/refusal.ts'
import { sanitizeRichText, textOfHtml } from '#platform/rich-text.ts'
import { POST_BODY_MAX, POST_BODY_MIN } from './vocabulary.ts'

interface Written {
  title: string
  body: string
  /** address of a video elsewhere; empty: none */
  video: string
}

/**
 * What was written, as it is kept: formatted text sanitised, plain text tidied, another host's video as its player.
 * Refuses with 422 under each field what is too short, too long, not on the allow-list, or a second video.
 */
export function readWritten({ title, body, video }: Written, given: { isFormatted: boolean; hasFile: boolean }) {
  const kept = given.isFormatted ? sanitizeRichText(body) : tidied(body)
  const length = lengthOf(given.isFormatted ? textOfHtml(kept) : kept)
  const videoEmbed = video === '' ? null : filmEmbedOf(video)
  const errors: FieldErrors = {}
  if (length < POST_BODY_MIN) errors['body'] = [{ key: 'validation.min.string', params: { min: POST_BODY_MIN } }]
  if (length > POST_BODY_MAX) errors['body'] = [{ key: 'validation.max.string', params: { max: POST_BODY_MAX } }]
  if (videoEmbed === undefined) errors['video'] = [{ key: 'community.unknown-player' }]
  if (videoEmbed && given.hasFile) errors['video'] = [{ key: 'community.one-video' }]
  if (videoEmbed === undefined || Object.keys(errors).length > 0) throw new InvalidFields(errors)
  return { title, body: kept, videoEmbed }
}
