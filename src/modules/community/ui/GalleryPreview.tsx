import { Link } from 'react-router'
import type { Photo } from '../contract.ts'
import { PREVIEW_PHOTOS } from '../vocabulary.ts'
import styles from './gallery.module.css'
import { galleryPath } from './paths.ts'
import { PhotoGrid } from './PhotoGrid.tsx'
import { useText } from './use-text.ts'

interface GalleryPreviewProps {
  photos: Photo[]
  topicId: string | null
}

/** The newest photos, three a row; nothing without one, and all of them from six on (engagement §2). */
export function GalleryPreview({ photos, topicId }: GalleryPreviewProps) {
  const text = useText()
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="community-photos" className={styles.preview}>
      <header className={styles.previewHead}>
        <h2 id="community-photos">{text('photos')}</h2>
        {photos.length >= PREVIEW_PHOTOS && (
          <Link to={galleryPath(topicId)} aria-label={text('seeAllPhotos')}>
            {text('seeAll')}
          </Link>
        )}
      </header>
      <PhotoGrid photos={photos.slice(0, PREVIEW_PHOTOS)} size="small" />
    </section>
  )
}
