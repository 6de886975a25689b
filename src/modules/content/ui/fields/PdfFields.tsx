import { boundTo } from '#kit/fields/bound-to.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { CAPTION_MAX } from '../../vocabulary.ts'
import { PDF_MAX_MEGABYTES } from '../../files/vocabulary.ts'
import { useContentText } from '../use-text.ts'
import { nameOfFile } from '../name-of-file.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { useNewest } from '../use-newest.ts'
import { FileField } from './FileField.tsx'

export function PdfFields({ draft, onChange }: FieldsProps<Edited<'pdf'>>) {
  const text = useContentText()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  const newest = useNewest(draft)
  return (
    <>
      <FileField
        use="pdf"
        maxMegabytes={PDF_MAX_MEGABYTES}
        accept="application/pdf,.pdf"
        label={text('shownPdf')}
        help={text('shownPdfHelp', { size: PDF_MAX_MEGABYTES })}
        file={draft.file}
        onKept={(kept) =>
          onChange({ ...newest.current, file: kept, title: newest.current.title || nameOfFile(kept.filename) })
        }
      />
      <TextField
        {...field.text('title', 'component.title')}
        {...withHelp(text, 'shownPdfTitle')}
        required
        maxLength={CAPTION_MAX}
      />
      <Checkbox {...field.tick('is_downloadable', 'component.is_downloadable')} label={text('shownPdfDownload')} />
    </>
  )
}
