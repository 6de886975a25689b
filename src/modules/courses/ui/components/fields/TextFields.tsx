import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { useCoursesText } from '../../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'

export function TextFields({ draft, onChange }: FieldsProps<Edited<'text'>>) {
  const text = useCoursesText()
  return (
    <RichTextField
      name="component.html"
      label={text('component_text')}
      html={draft.html}
      onHtml={(html) => onChange({ ...draft, html })}
    />
  )
}
