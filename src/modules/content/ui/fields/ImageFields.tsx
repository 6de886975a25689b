import { useContentText } from '../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { CaptionField } from './CaptionField.tsx'
import { PictureFields } from './PictureFields.tsx'

export function ImageFields({ draft, onChange }: FieldsProps<Edited<'image'>>) {
  const text = useContentText()
  return (
    <>
      <PictureFields label={text('picture')} shown={draft.shown} onChange={(shown) => onChange({ ...draft, shown })} />
      <CaptionField caption={draft.caption} onCaption={(caption) => onChange({ ...draft, caption })} />
    </>
  )
}
