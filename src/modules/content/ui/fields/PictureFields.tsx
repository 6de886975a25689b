import { use, useState } from 'react'
import type { Picture } from '#modules/media/contract.ts'
import { ImageUpload } from '#modules/media/ui/ImageUpload.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { CAPTION_MAX } from '../../vocabulary.ts'
import { PictureUse } from '../editing/picture-use.ts'
import { useContentText } from '../use-text.ts'
import styles from '../blocks.module.css'

interface PictureFieldsProps {
  label: string
  shown: { picture: Picture; alt: string } | null
  /** Null after the picture was deleted. */
  onChange: (shown: { picture: Picture; alt: string } | null) => void
}

/** A picture and what it shows in words. */
export function PictureFields({ label, shown, onChange }: PictureFieldsProps) {
  const text = useContentText()
  const [alt, setAlt] = useState(shown?.alt ?? '')
  const picture = shown?.picture ?? null
  return (
    <div className={styles.picture}>
      <ImageUpload
        label={label}
        context={use(PictureUse)}
        picture={picture}
        onChange={(chosen) => onChange(chosen && { picture: chosen, alt })}
      />
      <TextField
        name={`alt of ${label}`}
        {...withHelp(text, 'altText')}
        maxLength={CAPTION_MAX}
        value={alt}
        onChange={(event) => {
          setAlt(event.target.value)
          if (picture) onChange({ picture, alt: event.target.value })
        }}
      />
    </div>
  )
}
