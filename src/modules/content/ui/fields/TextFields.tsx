import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { useContentText } from '../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'

export function TextFields({ draft, onChange }: FieldsProps<Edited<'text'>>) {
  const text = useContentText()
  return (
    <RichTextField
      name="block.html"
      label={text('block_text')}
      html={draft.html}
      onHtml={(html) => onChange({ ...draft, html })}
    />
  )
}
