import type { Edited } from '../screen-type.ts'

/** A picture as it is sent. */
export const pictureReference = ({ picture, alt }: NonNullable<Edited<'image'>['shown']>) => ({
  picture_id: picture.id,
  alt,
})
