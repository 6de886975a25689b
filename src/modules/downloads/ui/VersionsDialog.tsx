import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Spinner } from '#kit/feedback/Spinner.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { moreOf } from '#kit/lists/more-of.ts'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { type DownloadFile, listVersions } from '../contract.ts'
import styles from './downloads.module.css'
import { useDownloadPanelText } from './panel-text.ts'

interface VersionsDialogProps {
  downloadId: string
  file: DownloadFile
  onClose: () => void
}

/** All that a file has been, the newest first; each can be loaded by its admin. */
export function VersionsDialog({ downloadId, file, onClose }: VersionsDialogProps) {
  const text = useDownloadPanelText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { id: fileId, title, version } = file
  const versions = useInfiniteQuery({
    queryKey: ['file-versions', fileId, version.id],
    queryFn: ({ pageParam: cursor }) => api.call(listVersions, { downloadId, fileId, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
  })
  const { data, isError, isPending } = versions
  return (
    <Dialog title={text('versionsOf', { title })} onClose={onClose}>
      {isPending && <Spinner />}
      {isError && !data && <Callout tone="bad">{text('versionsNotLoaded')}</Callout>}
      <ol className={styles.versions}>
        {data?.pages
          .flatMap((page) => page.data)
          .map(({ id, number, filename, bytes, note, created_at, loads_count, url }) => (
            <li key={id}>
              <span className={common.strong}>{text('version', { number })}</span>
              <a href={url} download>
                {filename}
              </a>
              <span className={common.figuresNote}>
                {[
                  formatBytes(bytes, language),
                  formatDate(created_at, language, timeZone),
                  loads_count > 0 ? text('loads', { count: loads_count }) : text('notLoaded'),
                ].join(' · ')}
              </span>
              {note && <p>{note}</p>}
            </li>
          ))}
      </ol>
      <LoadMore {...moreOf(versions)} />
    </Dialog>
  )
}
