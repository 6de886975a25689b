import { z } from 'zod'
import { componentType } from './component-type.ts'
import { Caption, PictureDraft, Shown, ShownPicture, shownPicture } from './shapes.ts'

const Edited = Shown.extend({
  type: z.literal('before_after'),
  before: ShownPicture.nullable(),
  after: ShownPicture.nullable(),
  caption: z.string(),
})

export const beforeAfter = componentType({
  draft: z.object({ type: z.literal('before_after'), before: PictureDraft, after: PictureDraft, caption: Caption }),
  edited: Edited,
  watched: Edited,
  pictures: { field: 'component.before', ids: ({ before, after }) => [before.picture_id, after.picture_id] },
  edit: (kept, found) => ({
    ...kept,
    before: shownPicture(kept.before, found),
    after: shownPicture(kept.after, found),
  }),
  watch: (component) => component.before && component.after && component,
})
