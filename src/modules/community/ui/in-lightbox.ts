import type { Picture } from '#modules/media/contract.ts'

/** Address of a picture in its largest width. */
export const largest = ({ src, widths }: Picture): string => src.replace('{width}', String(Math.max(...widths)))

export const inLightbox = (picture: Picture, title: string) => ({
  src: largest(picture),
  alt: title,
  width: picture.width,
  height: picture.height,
})
