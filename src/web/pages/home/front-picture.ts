import type { ProductCard } from '#modules/catalog/contract.ts'
import type { FrontPage } from '#modules/front/contract.ts'
import type { Picture } from '#modules/media/contract.ts'

/** What a link to a school's front page shows. */
export const frontPictureOf = ({ picture, product }: FrontPage, products: ProductCard[]): Picture | null =>
  picture ?? product?.cover ?? products.find(({ cover }) => cover)?.cover ?? null
