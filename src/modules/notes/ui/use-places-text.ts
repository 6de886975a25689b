import { textOf } from '#kit/text/text-of.ts'

export const usePlacesText = textOf(
  () => import('../messages/places-en.ts'),
  () => import('../messages/places-pl.ts'),
)
