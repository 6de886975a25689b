import { Copy } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import type { PartnerLink } from '../contract.ts'
import styles from './partners.module.css'

/** So many stand open; the others come out when they are asked for. */
const OPEN = 5

interface PartnerLinksProps {
  links: PartnerLink[]
  words: { homePage: string; copy: (title: string) => string; copied: string; more: (count: number) => string }
}

/** Links of a partner, to be read and copied. */
export function PartnerLinks({ links, words }: PartnerLinksProps) {
  const others = links.slice(OPEN)
  return (
    <div>
      <LinkRows links={links.slice(0, OPEN)} words={words} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{words.more(others.length)}</summary>
          <LinkRows links={others} words={words} />
        </details>
      )}
    </div>
  )
}

function LinkRows({ links, words: { homePage, copy, copied } }: PartnerLinksProps) {
  const copyLink = async (url: string) => {
    await navigator.clipboard.writeText(url)
    toast.show(copied)
  }
  return (
    <RowList>
      {links.map(({ title, url }) => (
        <ListRow
          key={url}
          title={title ?? homePage}
          actions={
            <span data-needs-scripts>
              <IconButton label={copy(title ?? homePage)} icon={<Copy />} onClick={() => void copyLink(url)} />
            </span>
          }
        >
          <a href={url} className={styles.link}>
            {url}
          </a>
        </ListRow>
      ))}
    </RowList>
  )
}
