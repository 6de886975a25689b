import type { Picture } from '#modules/media/contract.ts'
import type { School } from '#modules/schools/contract.ts'

interface Pictured {
  product: { id: string; title: string; cover: Picture | null }
  school: Pick<School, 'name' | 'template' | 'overlay_color'>
}

/** Counts how pictures are drawn, so that those of before are asked for no longer. */
const DRAWN = 1

/** Where the picture of a product is that messages and posts show. Whatever changes it changes its address. */
export const picturePath = (pictured: Pictured): string =>
  `/pictures/products/${pictured.product.id}/${pictureVersion(pictured)}.jpg`

/** A digest of all that it is drawn from (FNV-1a). */
export function pictureVersion({ product: { title, cover }, school }: Pictured): string {
  const drawnFrom = JSON.stringify([DRAWN, title, cover?.id, school.name, school.template, school.overlay_color])
  let digest = 0x811c9dc5
  for (let at = 0; at < drawnFrom.length; at++) digest = Math.imul(digest ^ drawnFrom.charCodeAt(at), 0x01000193) >>> 0
  return digest.toString(36)
}
