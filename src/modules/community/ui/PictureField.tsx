import type { CSSProperties } from 'react'
import type { Picture } from '#modules/media/contract.ts'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { PictureImage } from '#modules/media/ui/PictureImage.tsx'
import type { useFittedPicture } from '#modules/media/ui/use-fitted-picture.ts'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import { Field } from '#kit/fields/Field.tsx'
import { useField } from '#kit/fields/use-field.ts'
import { ChosenPicture } from './ChosenPicture.tsx'
import styles from './editor.module.css'
import { useText } from './use-text.ts'

interface PictureFieldProps {
  /** the one the post has already */
  kept: Picture | null
  chosen: ReturnType<typeof useFittedPicture>
  /** The one the post has is not wanted any more. */
  onRemoveKept: () => void
}

/** A picture of any size, made to fit and seen before it is sent. One that does not fit stands in the way until it is gone. */
export function PictureField({ kept, chosen, onRemoveKept }: PictureFieldProps) {
  const text = useText()
  const { id, shown } = useField({ name: 'image', label: text('picture') })
  const { picture, choose, takeAway } = chosen
  const isRefused = picture?.state === 'refused'
  return (
    <Field id={id} label={text('picture')} help={text('pictureHelp')} errors={isRefused ? [picture.why] : shown}>
      <div id={id} tabIndex={-1} className={styles.picture}>
        {picture?.state === 'fitting' && (
          <UploadProgress fileName={picture.file.name} state="preparing" share={picture.share} />
        )}
        {picture?.state === 'fits' && <ChosenPicture key={picture.file.name} file={picture.file} />}
        {isRefused && <p className={styles.fileName}>{picture.file.name}</p>}
        {kept && !picture && (
          <div className={styles.kept} style={{ '--shape': kept.width / kept.height } as CSSProperties}>
            <PictureImage picture={kept} alt="" sizes="20rem" className={styles.preview} />
          </div>
        )}
        <div className={common.row}>
          <FilePicker
            label={text(picture || kept ? 'replacePicture' : 'choosePicture')}
            accept="image/*"
            onPick={(file) => void choose(file)}
          />
          {(picture || kept) && (
            <Button look="quiet" onClick={picture ? takeAway : onRemoveKept}>
              {text('removePicture')}
            </Button>
          )}
        </div>
      </div>
    </Field>
  )
}
