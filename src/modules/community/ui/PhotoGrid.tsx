import { useState } from 'react'
import { Link } from 'react-router'
import { PictureImage } from '#modules/media/ui/PictureImage.tsx'
import { Lightbox } from '#kit/media/Lightbox.tsx'
import type { Photo } from '../contract.ts'
import styles from './gallery.module.css'
import { inLightbox, largest } from './in-lightbox.ts'
import { postPath } from './paths.ts'
import { useText } from './use-text.ts'

interface PhotoGridProps {
  photos: Photo[]
  /** small: three a row, pictures alone; large: four a row, each with the post it comes from */
  size: 'small' | 'large'
  /** The last one there is was opened. */
  onEnd?: () => void
}

const SIZES = { small: '7rem', large: '(width < 40rem) 50vw, 18rem' }

/** Photos, the upright ones whole, that open over the whole screen; without scripts, each as a page of its own. */
export function PhotoGrid({ photos, size, onEnd }: PhotoGridProps) {
  const text = useText()
  const [opened, setOpened] = useState<number | null>(null)
  const open = (index: number) => {
    setOpened(index)
    if (index === photos.length - 1) onEnd?.()
  }
  return (
    <>
      <ul className={styles[size]}>
        {photos.map(({ id, post_id, title, image }, index) => (
          <li key={id} className={styles.photo}>
            <a
              href={largest(image)}
              data-opens-here
              aria-label={text('openPhoto', { title })}
              data-upright={image.height > image.width || undefined}
              className={styles.frame}
              onClick={(event) => {
                event.preventDefault()
                open(index)
              }}
            >
              <PictureImage picture={image} alt="" sizes={SIZES[size]} loading={index < 6 ? 'eager' : 'lazy'} />
            </a>
            {size === 'large' && (
              <Link to={postPath(post_id)} className={styles.caption}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Lightbox
          pictures={photos.map(({ image, title }) => inLightbox(image, title))}
          index={opened}
          onIndexChange={open}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
