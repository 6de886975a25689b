import { useState } from 'react'
import type { Picture } from '#modules/media/contract.ts'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { PictureImage } from '#modules/media/ui/PictureImage.tsx'
import { Button } from '#web/kit/actions/Button.tsx'
import { Field } from '#web/kit/fields/Field.tsx'
import { useField } from '#web/kit/fields/use-field.ts'
import { POST_IMAGE_MAX_BYTES, POST_IMAGE_TYPES } from '../vocabulary.ts'
import { ChosenPicture } from './ChosenPicture.tsx'
import styles from './editor.module.css'
import { useText } from './use-text.ts'

interface PictureFieldProps {
  /** the one the post has already */
  kept: Picture | null
  chosen: File | null
  onChange: (chosen: File | null) => void
  /** The one the post has is not wanted any more. */
  onRemoveKept: () => void
}

const MAX_KB = POST_IMAGE_MAX_BYTES / 1000

/** One png, gif or jpeg of up to 600 KB (engagement §5), seen before it is sent. */
export function PictureField({ kept, chosen, onChange, onRemoveKept }: PictureFieldProps) {
  const text = useText()
  const [refusal, setRefusal] = useState<string>()
  const { id, shown } = useField({ name: 'image', label: text('picture') })
  const hasPicture = chosen !== null || kept !== null

  const pick = (file: File) => {
    const isKnown = POST_IMAGE_TYPES.some((type) => type === file.type)
    if (!isKnown) return setRefusal(text('pictureWrongType'))
    if (file.size > POST_IMAGE_MAX_BYTES) return setRefusal(text('pictureTooBig', { max: MAX_KB }))
    setRefusal(undefined)
    onChange(file)
  }
  const remove = () => {
    setRefusal(undefined)
    if (chosen) onChange(null)
    else onRemoveKept()
  }
  return (
    <Field
      id={id}
      label={text('picture')}
      help={text('pictureHelp', { max: MAX_KB })}
      errors={refusal ? [refusal] : shown}
    >
      <div id={id} tabIndex={-1} className={styles.picture}>
        {chosen ? (
          <ChosenPicture key={chosen.name} file={chosen} />
        ) : (
          kept && <PictureImage picture={kept} alt="" sizes="20rem" className={styles.preview} />
        )}
        <div className={styles.row}>
          <FilePicker
            label={text(hasPicture ? 'replacePicture' : 'choosePicture')}
            accept={POST_IMAGE_TYPES.join()}
            onPick={pick}
          />
          {hasPicture && (
            <Button look="quiet" onClick={remove}>
              {text('removePicture')}
            </Button>
          )}
        </div>
      </div>
    </Field>
  )
}
