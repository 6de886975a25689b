import { useContentText } from '../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { CaptionField } from './CaptionField.tsx'
import { PictureFields } from './PictureFields.tsx'

export function BeforeAfterFields({ draft, onChange }: FieldsProps<Edited<'before_after'>>) {
  const text = useContentText()
  return (
    <>
      <PictureFields
        label={text('pictureBefore')}
        shown={draft.before}
        onChange={(before) => onChange({ ...draft, before })}
      />
      <PictureFields
        label={text('pictureAfter')}
        shown={draft.after}
        onChange={(after) => onChange({ ...draft, after })}
      />
      <CaptionField caption={draft.caption} onCaption={(caption) => onChange({ ...draft, caption })} />
    </>
  )
}
