import { GalleryHorizontal } from 'lucide-react'
import { onDemand } from '#kit/on-demand.ts'
import { pictureReference } from './picture-reference.ts'
import type { ScreenOf } from '../screen-type.ts'

export const gallery: ScreenOf<'gallery'> = {
  icon: GalleryHorizontal,
  empty: { id: '', type: 'gallery', pictures: [] },
  contentOf: ({ type, pictures }) => (pictures.length > 0 ? { type, pictures: pictures.map(pictureReference) } : null),
  summaryOf: ({ pictures }) =>
    pictures
      .map(({ alt }) => alt)
      .filter(Boolean)
      .join(', '),
  Fields: onDemand(async () => (await import('../fields/GalleryFields.tsx')).GalleryFields),
}
