import { boundTo } from '#kit/fields/bound-to.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { PDF_MAX_MEGABYTES } from '../../files/vocabulary.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { useContentText } from '../use-text.ts'
import { TitledFile } from './TitledFile.tsx'

export function PdfFields({ draft, onChange }: FieldsProps<Edited<'pdf'>>) {
  const text = useContentText()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  return (
    <>
      <TitledFile
        use="pdf"
        maxMegabytes={PDF_MAX_MEGABYTES}
        accept="application/pdf,.pdf"
        label={text('shownPdf')}
        help={text('shownPdfHelp', { size: PDF_MAX_MEGABYTES })}
        titled={withHelp(text, 'shownPdfTitle')}
        draft={draft}
        onChange={onChange}
      />
      <Checkbox {...field.tick('is_downloadable', 'block.is_downloadable')} label={text('shownPdfDownload')} />
    </>
  )
}
