import { z } from 'zod'
import { GALLERY_MAX } from '../vocabulary.ts'
import { blockType } from './block-type.ts'
import { PictureDraft, WithId, ShownPicture, shownPicture } from './shapes.ts'

const Edited = WithId.extend({ type: z.literal('gallery'), pictures: z.array(ShownPicture) })

export const gallery = blockType({
  draft: z.object({ type: z.literal('gallery'), pictures: z.array(PictureDraft).min(1).max(GALLERY_MAX) }),
  edited: Edited,
  shown: Edited,
  pictures: { field: 'block.pictures', ids: ({ pictures }) => pictures.map(({ picture_id }) => picture_id) },
  edit: ({ pictures: named, ...kept }, { pictures }) => ({
    ...kept,
    pictures: named.flatMap((each) => shownPicture(each, { blockId: kept.id, pictures }) ?? []),
  }),
  show: (block) => (block.pictures.length > 0 ? block : null),
})
