import { z } from 'zod'
import { GALLERY_MAX } from '../vocabulary.ts'
import { componentType } from './component-type.ts'
import { PictureDraft, Shown, ShownPicture, shownPicture } from './shapes.ts'

const Edited = Shown.extend({ type: z.literal('gallery'), pictures: z.array(ShownPicture) })

export const gallery = componentType({
  draft: z.object({ type: z.literal('gallery'), pictures: z.array(PictureDraft).min(1).max(GALLERY_MAX) }),
  edited: Edited,
  watched: Edited,
  pictures: { field: 'component.pictures', ids: ({ pictures }) => pictures.map(({ picture_id }) => picture_id) },
  edit: ({ pictures, ...kept }, found) => ({
    ...kept,
    pictures: pictures.flatMap((each) => shownPicture(each, found) ?? []),
  }),
  watch: (component) => (component.pictures.length > 0 ? component : null),
})
