import type { Picture } from '#modules/media/contract.ts'
import type { School } from '#modules/schools/contract.ts'
import { shortDigest } from '#platform/short-digest.ts'

interface Pictured {
  product: { id: string; title: string; cover: Picture | null; square: Picture | null }
  school: Pick<School, 'name' | 'template' | 'fonts' | 'overlay_color'>
}

/** Count how pictures are drawn, so that those of before are asked for no longer. */
const DRAWN = 2
const SCHOOL_DRAWN = 2

/** Where the picture of a product is that messages and posts show. Whatever changes it changes its address. */
export const picturePath = (pictured: Pictured): string =>
  `/pictures/products/${pictured.product.id}/${pictureVersion(pictured)}.jpg`

export const pictureVersion = ({ product, school }: Pictured): string =>
  shortDigest(
    DRAWN,
    product.title,
    besideTitle(product)?.id,
    school.name,
    school.template,
    school.fonts,
    school.overlay_color,
  )

/** What stands beside its title, as high as it is wide or higher. */
export const besideTitle = ({ cover, square }: Pick<Pictured['product'], 'cover' | 'square'>): Picture | null =>
  square ?? cover

/** Of what the picture of a school is made. */
export type PicturedSchool = Pick<School, 'name' | 'tagline' | 'template' | 'fonts' | 'overlay_color' | 'logos'>

/** The same of a school, for its front page and for pages that have none of their own. */
export const schoolPicturePath = (school: PicturedSchool, origin: string): string =>
  `/pictures/school/${schoolPictureVersion(school, origin)}.jpg`

export const schoolPictureVersion = (school: PicturedSchool, origin: string): string =>
  shortDigest(
    SCHOOL_DRAWN,
    school.name,
    school.tagline,
    school.template,
    school.fonts,
    school.overlay_color,
    school.logos[0]?.src,
    new URL(origin).host,
  )
