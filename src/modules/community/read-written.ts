import { filmEmbedOf } from '#platform/embeds/embed-of.ts'
import { lengthOf, tidied } from '#platform/contract/text-as-kept.ts'
import { type FieldErrors, InvalidFields } from '#platform/refusal.ts'
import { sanitizeRichText, textOfHtml } from '#platform/rich-text.ts'
import { POST_BODY_MAX, POST_BODY_MIN, POST_TITLE_MAX, POST_TITLE_MIN } from './vocabulary.ts'

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
  const keptTitle = tidied(title)
  const kept = given.isFormatted ? sanitizeRichText(body) : tidied(body)
  const videoEmbed = video === '' ? null : filmEmbedOf(video)
  const errors: FieldErrors = {
    ...measured('title', keptTitle, { min: POST_TITLE_MIN, max: POST_TITLE_MAX }),
    ...measured('body', given.isFormatted ? textOfHtml(kept) : kept, { min: POST_BODY_MIN, max: POST_BODY_MAX }),
  }
  if (videoEmbed === undefined) errors['video'] = [{ key: 'community.unknown-player' }]
  if (videoEmbed && given.hasFile) errors['video'] = [{ key: 'community.one-video' }]
  if (videoEmbed === undefined || Object.keys(errors).length > 0) throw new InvalidFields(errors)
  return { title: keptTitle, body: kept, videoEmbed }
}

function measured(field: string, text: string, { min, max }: { min: number; max: number }): FieldErrors {
  const length = lengthOf(text)
  if (length < min) return { [field]: [{ key: 'validation.min.string', params: { min } }] }
  return length > max ? { [field]: [{ key: 'validation.max.string', params: { max } }] } : {}
}
