import common from '#kit/common.module.css'
import type { Picture } from '#modules/media/contract.ts'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { GALLERY_MAX, COMPONENT_PICTURES } from '../../components/vocabulary.ts'
import { useCoursesText } from '../use-text.ts'
import { PictureFields } from './PictureFields.tsx'

type Pictures = Array<{ picture: Picture; alt: string }>

interface GalleryFieldsProps {
  pictures: Pictures
  onChange: (pictures: Pictures) => void
}

export function GalleryFields({ pictures, onChange }: GalleryFieldsProps) {
  const text = useCoursesText()
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
          context={COMPONENT_PICTURES}
          picture={null}
          onChange={(picture) => picture && onChange([...pictures, { picture, alt: '' }])}
        />
      )}
    </div>
  )
}
