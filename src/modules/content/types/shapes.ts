import { z } from 'zod'
import { Picture } from '#modules/media/contract.ts'
import { GUARDED_PICTURES } from '#modules/media/vocabulary.ts'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { writtenHtml } from '#platform/contract/written-html.ts'
import { CAPTION_MAX, BLOCK_HTML_MAX } from '../vocabulary.ts'
import { BlockFile } from '../files/contract.ts'
import type { Found } from './block-type.ts'

export const WrittenHtml = writtenHtml(BLOCK_HTML_MAX)
export const Caption = oneLine().max(CAPTION_MAX).default('')
export const PictureDraft = z.object({ picture_id: Id, alt: Caption })

export const WithId = z.object({ id: Id })

/** What has a file by `stored_id`, and a title of its own. */
export const FileDraft = { stored_id: Id, title: oneLine().min(1, 'validation.required').max(CAPTION_MAX) }
export const ShownFile = WithId.extend({
  title: z.string(),
  url: z.string(),
  /** null where it is not there any more */
  file: BlockFile.nullable(),
})

export const ShownPicture = z.object({ picture: Picture, alt: z.string() })

/** In its block: null once the image was deleted. The address of one that not everybody sees says where it stands. */
export function shownPicture(
  { picture_id, alt }: z.output<typeof PictureDraft>,
  { blockId, pictures }: Pick<Found, 'pictures'> & { blockId: string },
) {
  const picture = pictures.get(picture_id)
  if (!picture) return null
  const src = picture.src.startsWith(GUARDED_PICTURES) ? `${picture.src}?in=${blockId}` : picture.src
  return { picture: { ...picture, src }, alt }
}
