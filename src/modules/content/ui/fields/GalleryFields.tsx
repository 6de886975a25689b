import { use } from 'react'
import common from '#kit/common.module.css'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { GALLERY_MAX } from '../../vocabulary.ts'
import { PictureUse } from '../editing/picture-use.ts'
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
          context={use(PictureUse)}
          picture={null}
          onChange={(picture) => picture && onChange([...pictures, { picture, alt: '' }])}
        />
      )}
    </div>
  )
}
