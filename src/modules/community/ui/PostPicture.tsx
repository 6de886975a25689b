import { useState } from 'react'
import { PictureImage } from '#modules/media/ui/PictureImage.tsx'
import { Lightbox } from '#kit/media/Lightbox.tsx'
import type { Post } from '../contract.ts'
import { inLightbox, largest } from './in-lightbox.ts'
import styles from './post.module.css'
import { useText } from './use-text.ts'

/** Opens over the whole screen; without scripts, as a page of its own. */
export function PostPicture({ post: { image, title } }: { post: Post }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (!image) return null
  return (
    <>
      <a
        href={largest(image)}
        data-opens-here
        aria-label={text('openPicture', { title })}
        className={styles.picture}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <PictureImage picture={image} alt={text('pictureOf', { title })} sizes="(width < 48rem) 100vw, 46rem" />
      </a>
      {isOpen && (
        <Lightbox
          pictures={[inLightbox(image, title)]}
          index={0}
          onIndexChange={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
