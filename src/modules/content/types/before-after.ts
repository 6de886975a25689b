import { z } from 'zod'
import { blockType } from './block-type.ts'
import { Caption, PictureDraft, WithId, ShownPicture, shownPicture } from './shapes.ts'

const Edited = WithId.extend({
  type: z.literal('before_after'),
  before: ShownPicture.nullable(),
  after: ShownPicture.nullable(),
  caption: z.string(),
})

export const beforeAfter = blockType({
  draft: z.object({ type: z.literal('before_after'), before: PictureDraft, after: PictureDraft, caption: Caption }),
  edited: Edited,
  shown: Edited,
  pictures: { field: 'block.before', ids: ({ before, after }) => [before.picture_id, after.picture_id] },
  edit: (kept, { pictures }) => ({
    ...kept,
    before: shownPicture(kept.before, { blockId: kept.id, pictures }),
    after: shownPicture(kept.after, { blockId: kept.id, pictures }),
  }),
  show: (block) => block.before && block.after && block,
})
