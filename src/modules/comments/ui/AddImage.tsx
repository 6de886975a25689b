import { ImagePlus } from 'lucide-react'
import { REPLY_IMAGE_TYPES } from '../contract.ts'
import { AddFile } from './AddFile.tsx'
import { useText } from './use-text.ts'

interface AddImageProps {
  image: File | undefined
  onChange: (image: File | undefined) => void
}

/** One picture to send along: png, gif or jpeg (engagement §5). */
export function AddImage({ image, onChange }: AddImageProps) {
  const text = useText()
  return (
    <AddFile
      label={text('addImage')}
      icon={<ImagePlus />}
      accept={REPLY_IMAGE_TYPES.join(',')}
      removeLabel={(name) => text('removeImage', { name })}
      file={image}
      onChange={onChange}
    />
  )
}
