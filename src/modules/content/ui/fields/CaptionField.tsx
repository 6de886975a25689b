import { TextField } from '#kit/fields/TextField.tsx'
import { CAPTION_MAX } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'

interface CaptionFieldProps {
  caption: string
  onCaption: (caption: string) => void
}

export function CaptionField({ caption, onCaption }: CaptionFieldProps) {
  const text = useContentText()
  return (
    <TextField
      name="block.caption"
      label={text('caption')}
      maxLength={CAPTION_MAX}
      value={caption}
      onChange={(event) => onCaption(event.target.value)}
    />
  )
}
