import common from '#kit/common.module.css'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { GALLERY_MAX, BLOCK_PICTURES } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { PictureFields } from './PictureFields.tsx'

export function GalleryFields({ draft, onChange: onDraft }: FieldsProps<Edited<'gallery'>>) {
  const { pictures } = draft
  const onChange = (changed: typeof pictures) => onDraft({ ...draft, pictures: changed })
  const text = useContentText()
  return (
    <div className={common.looseStack}>
      {pictures.map((shown, index) => (
        <PictureFields
          key={shown.picture.id}
          label={text('pictureNumber', { number: index + 1 })}
          shown={shown}
          onChange={(changed) => onChange(pictures.flatMap((each) => (each === shown ? (changed ?? []) : each)))}
        />
      ))}
      {pictures.length < GALLERY_MAX && (
        <ImageUpload
          key={pictures.length}
          label={text('addPicture')}
          context={BLOCK_PICTURES}
          picture={null}
          onChange={(picture) => picture && onChange([...pictures, { picture, alt: '' }])}
        />
      )}
    </div>
  )
}
