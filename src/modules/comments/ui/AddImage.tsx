import { ImagePlus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/kit/actions/Button.tsx'
import { IconButton } from '#web/kit/actions/IconButton.tsx'
import { REPLY_IMAGE_TYPES } from '../contract.ts'
import styles from './comments.module.css'
import { useText } from './use-text.ts'

interface AddImageProps {
  image: File | undefined
  onChange: (image: File | undefined) => void
}

/** One picture to send along: png, gif or jpeg (engagement §5). */
export function AddImage({ image, onChange }: AddImageProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={REPLY_IMAGE_TYPES.join(',')}
        onChange={(event) => {
          onChange(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {image ? (
        <span className={styles.chosen}>
          {image.name}
          <IconButton
            icon={<X />}
            label={text('removeImage', { name: image.name })}
            onClick={() => onChange(undefined)}
          />
        </span>
      ) : (
        <Button look="quiet" icon={<ImagePlus />} onClick={() => input.current?.click()}>
          {text('addImage')}
        </Button>
      )}
    </>
  )
}
