import { useId } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import { Field } from '#kit/fields/Field.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteImage, type Picture } from '../contract.ts'
import { IMAGE_TYPES, type ImageContext } from '../vocabulary.ts'
import { FilePicker } from './FilePicker.tsx'
import styles from './media.module.css'
import { PictureImage } from './PictureImage.tsx'
import { useImageUpload } from './use-image-upload.ts'
import { useMediaText } from './use-text.ts'

interface ImageUploadProps {
  label: string
  help?: string
  context: ImageContext
  picture: Picture | null
  /** what it is seen on, where it is made for one of them */
  ground?: 'light' | 'dark'
  /** taking it away leaves it to be shown again: it is not deleted */
  isKept?: boolean
  /** null after it was deleted */
  onChange: (picture: Picture | null) => void
}

/** What the file dialog offers first. */
export const ACCEPTED = ['image/*', ...Object.keys(IMAGE_TYPES).map((extension) => `.${extension}`)].join()

/** Takes one image: idle, uploading with progress, done; deleting leads back (engagement §4). */
export function ImageUpload({ label, help, context, picture, ground, isKept = false, onChange }: ImageUploadProps) {
  const id = useId()
  const text = useMediaText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const { sending, error, hasExpired, send } = useImageUpload(context, onChange)

  const remove = async () => {
    if (isKept) return onChange(null)
    const consequence = text('deleteImageConsequence', { name: label })
    if (!picture || !(await confirm({ consequence, action: text('deleteImage') }))) return
    await api.call(deleteImage, { path: `images/${picture.id}`, context }).then(() => onChange(null), showProblem)
  }

  return (
    <Field id={id} label={label} help={help ?? text('imageHelp')} errors={error ? [error] : []}>
      <div className={styles.upload}>
        {picture && !sending && (
          <div data-theme={ground}>
            <PictureImage picture={picture} alt={label} sizes="24rem" className={styles.picture} />
          </div>
        )}
        {sending && <UploadProgress fileName={sending.file.name} state={sending.state} share={sending.share} />}
        <div className={common.row}>
          {hasExpired && (
            <Button look="primary" onClick={() => window.location.reload()}>
              {text('reload')}
            </Button>
          )}
          <FilePicker
            label={text(picture ? 'replaceImage' : 'chooseImage')}
            accept={ACCEPTED}
            isBusy={sending !== null}
            onPick={(file) => void send(file)}
          />
          {picture && !sending && (
            <Button look="quiet" onClick={() => void remove()}>
              {text(isKept ? 'takeImageAway' : 'deleteImage')}
            </Button>
          )}
        </div>
      </div>
    </Field>
  )
}
