import type { ProductCard } from '#modules/catalog/contract.ts'

/** What a link to a school's front page shows. */
export const frontPictureOf = (courses: ProductCard[]) => courses.find(({ cover }) => cover)?.cover ?? null
