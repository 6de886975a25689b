import { formatDate } from '#platform/i18n/format.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { listMyDownloads, type MyDownloadPage } from '../contract.ts'
import styles from './downloads.module.css'
import { MyFileLine } from './MyFileLine.tsx'
import { useDownloadText } from './use-text.ts'

/** The files a student has, by what they came with. */
export function MyDownloads({ initial }: { initial: MyDownloadPage }) {
  const text = useDownloadText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyDownloads, { cursor }))
  return (
    <>
      {items.map(({ id, title, files, access_until: until }) => (
        <Section
          key={id}
          title={title}
          more={
            until && (
              <span className={common.figuresNote}>
                {text('accessUntil', { date: formatDate(until, language, timeZone) })}
              </span>
            )
          }
        >
          <ul className={styles.mine}>
            {files.map((file) => (
              <MyFileLine key={file.id} file={file} />
            ))}
          </ul>
        </Section>
      ))}
      <LoadMore {...loadMore} />
    </>
  )
}
