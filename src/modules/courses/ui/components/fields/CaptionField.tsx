import { TextField } from '#kit/fields/TextField.tsx'
import { CAPTION_MAX } from '../../../components/vocabulary.ts'
import { useCoursesText } from '../../use-text.ts'

interface CaptionFieldProps {
  caption: string
  onCaption: (caption: string) => void
}

export function CaptionField({ caption, onCaption }: CaptionFieldProps) {
  const text = useCoursesText()
  return (
    <TextField
      name="component.caption"
      label={text('caption')}
      maxLength={CAPTION_MAX}
      value={caption}
      onChange={(event) => onCaption(event.target.value)}
    />
  )
}
