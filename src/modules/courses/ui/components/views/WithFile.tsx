import type { ComponentType as ReactComponent } from 'react'
import { ShownPdf } from '../../ShownPdf.tsx'
import { Audio } from './Audio.tsx'
import { HandIn } from './HandIn.tsx'
import { OfferedFile } from './OfferedFile.tsx'
import type { Watched } from './watched.ts'

type FileType = 'audio' | 'file' | 'pdf' | 'hand_in'

/** What has a file: a sound, one that is offered, one to read, one that is asked for. */
export function WithFile({ component }: { component: Watched<FileType> }) {
  const View = VIEWS[component.type] as ReactComponent<Watched<FileType>>
  return <View {...component} />
}

const VIEWS: { [Type in FileType]: ReactComponent<Watched<Type>> } = {
  audio: Audio,
  file: OfferedFile,
  pdf: ({ title, bytes, url, is_downloadable: mayDownload }) => (
    <ShownPdf
      heading={title}
      title={title}
      bytes={bytes}
      url={url}
      downloadUrl={mayDownload ? `${url}&download=1` : null}
    />
  ),
  hand_in: HandIn,
}
