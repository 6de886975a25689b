import { useState } from 'react'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Lightbox } from '#kit/media/Lightbox.tsx'
import type { Photo } from '../contract.ts'
import styles from './articles.module.css'
import { useArticlesText } from './use-text.ts'

const largest = ({ picture: { src, widths, width } }: Photo): string =>
  src.replace('{width}', String(widths.at(-1) ?? width))

/** The photos of an article; one that is pressed is shown over the whole screen, without scripts as a page of its own. */
export function ArticlePhotos({ photos }: { photos: Photo[] }) {
  const text = useArticlesText()
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.picture.id}>
            <a
              href={largest(photo)}
              data-opens-here
              aria-label={text('enlarge', { name: photo.alt || text('photo', { number: index + 1 }) })}
              className={styles.photo}
              onClick={(event) => {
                event.preventDefault()
                setShown(index)
              }}
            >
              <img
                {...coverImage(photo.picture, '(width < 40rem) 92vw, 22rem')}
                alt=""
                width={photo.picture.width}
                height={photo.picture.height}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Lightbox
          pictures={photos.map((photo) => ({
            src: largest(photo),
            alt: photo.alt,
            width: photo.picture.width,
            height: photo.picture.height,
          }))}
          index={shown}
          onIndexChange={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
