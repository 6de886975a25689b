import { z } from 'zod'
import { blockType } from './block-type.ts'
import { Caption, PictureDraft, WithId, ShownPicture, shownPicture } from './shapes.ts'

const Edited = WithId.extend({ type: z.literal('image'), caption: z.string(), shown: ShownPicture.nullable() })

export const image = blockType({
  draft: PictureDraft.extend({ type: z.literal('image'), caption: Caption }),
  edited: Edited,
  shown: Edited,
  pictures: { field: 'block.picture_id', ids: ({ picture_id }) => [picture_id] },
  plain: ({ caption }) => caption,
  edit: ({ id, type, caption, ...picture }, { pictures }) => ({
    id,
    type,
    caption,
    shown: shownPicture(picture, { blockId: id, pictures }),
  }),
  show: (block) => block.shown && block,
})
