import type { Shown } from '../screen-type.ts'
import { ShownPdf } from '../ShownPdf.tsx'

export function ReadPdf({ title, bytes, url, is_downloadable: mayDownload }: Shown<'pdf'>) {
  return (
    <ShownPdf
      heading={title}
      title={title}
      bytes={bytes}
      url={url}
      downloadUrl={mayDownload ? `${url}&download=1` : null}
    />
  )
}
