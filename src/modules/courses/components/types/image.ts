import { z } from 'zod'
import { componentType } from './component-type.ts'
import { Caption, PictureDraft, Shown, ShownPicture, shownPicture } from './shapes.ts'

const Edited = Shown.extend({ type: z.literal('image'), caption: z.string(), shown: ShownPicture.nullable() })

export const image = componentType({
  draft: PictureDraft.extend({ type: z.literal('image'), caption: Caption }),
  edited: Edited,
  watched: Edited,
  pictures: { field: 'component.picture_id', ids: ({ picture_id }) => [picture_id] },
  edit: ({ id, type, caption, ...picture }, found) => ({ id, type, caption, shown: shownPicture(picture, found) }),
  watch: (component) => component.shown && component,
})
