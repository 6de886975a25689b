import { CoverField } from '#modules/catalog/ui/CoverField.tsx'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { ALT_MAX, ARTICLE_PICTURES, PHOTOS_MAX } from '../vocabulary.ts'
import type { PartProps } from './part-props.ts'
import styles from './panel.module.css'
import { useArticlesPanelText } from './panel-text.ts'

/** The cover, and photos with what each of them shows. */
export function PicturesPart({ draft: { title, cover, photos }, change }: PartProps) {
  const text = useArticlesPanelText()
  return (
    <div className={inner.closeColumn}>
      <CoverField title={title} cover={cover} onChange={(chosen) => change({ cover: chosen })} />
      <h3>{text('photos')}</h3>
      {photos.map((photo, index) => (
        <div key={photo.picture.id} className={styles.photo}>
          <ImageUpload
            label={text('photo', { number: index + 1 })}
            context={ARTICLE_PICTURES}
            picture={photo.picture}
            onChange={(picture) =>
              change({
                photos: photos.flatMap((each) => (each === photo ? (picture ? { ...photo, picture } : []) : each)),
              })
            }
          />
          <TextField
            name={`photos.${index}.alt`}
            {...withHelp(text, 'alt')}
            maxLength={ALT_MAX}
            value={photo.alt}
            onChange={(event) =>
              change({ photos: photos.map((each) => (each === photo ? { ...photo, alt: event.target.value } : each)) })
            }
          />
        </div>
      ))}
      {photos.length < PHOTOS_MAX && (
        <ImageUpload
          key={photos.length}
          label={text('addPhoto')}
          context={ARTICLE_PICTURES}
          picture={null}
          onChange={(picture) => picture && change({ photos: [...photos, { picture, alt: '' }] })}
        />
      )}
    </div>
  )
}
