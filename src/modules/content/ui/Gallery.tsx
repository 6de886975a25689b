import { useState } from 'react'
import type { Picture } from '#modules/media/contract.ts'
import { PictureImage } from '#modules/media/ui/PictureImage.tsx'
import { Carousel } from '#kit/media/Carousel.tsx'
import { Lightbox } from '#kit/media/Lightbox.tsx'
import { useWidgetText } from '#kit/text/widget-text.ts'
import styles from './blocks.module.css'

interface GalleryProps {
  pictures: Array<{ picture: Picture; alt: string }>
}

const SIZES = '(width >= 992px) 15rem, (width >= 768px) 22rem, 92vw'

/** Pictures of a lecture in a carousel; one that is pressed is shown over the whole screen. */
export function Gallery({ pictures }: GalleryProps) {
  const text = useWidgetText()
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <Carousel
        label={text('lessonPictures')}
        autoplay
        slides={pictures.map(({ picture, alt }, index) => ({
          id: `${picture.id} ${index}`,
          content: (
            <button
              type="button"
              aria-label={text('enlarge', { name: alt || String(index + 1) })}
              className={styles.thumbnail}
              onClick={() => setShown(index)}
            >
              <PictureImage picture={picture} alt="" sizes={SIZES} />
            </button>
          ),
        }))}
      />
      {shown !== null && (
        <Lightbox
          pictures={pictures.map(({ picture: { src, widths, width, height }, alt }) => ({
            src: src.replace('{width}', String(widths.at(-1) ?? width)),
            alt,
            width,
            height,
          }))}
          index={shown}
          onIndexChange={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
