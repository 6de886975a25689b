import { PictureImage } from '#modules/media/ui/PictureImage.tsx'
import { BeforeAfter } from '../BeforeAfter.tsx'
import styles from '../blocks.module.css'
import { Gallery } from '../Gallery.tsx'
import type { Shown } from '../screen-type.ts'

const SIZES = '(width >= 48rem) 46rem, 92vw'

export function OnePicture({ shown, caption }: Shown<'image'>) {
  return (
    shown && (
      <figure className={styles.figure}>
        <PictureImage picture={shown.picture} alt={shown.alt} sizes={SIZES} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    )
  )
}

export function Pictures({ pictures }: Shown<'gallery'>) {
  return <Gallery pictures={pictures} />
}

export function ComparedPictures({ before, after, caption }: Shown<'before_after'>) {
  return (
    before &&
    after && (
      <figure className={styles.figure}>
        <BeforeAfter
          label={caption}
          before={<PictureImage {...before} sizes={SIZES} />}
          after={<PictureImage {...after} sizes={SIZES} />}
        />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    )
  )
}
