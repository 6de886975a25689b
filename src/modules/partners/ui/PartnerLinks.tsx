import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Params } from '#platform/i18n/text.ts'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { copyText } from '#kit/feedback/copy-text.ts'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import type { PartnerLink } from '../contract.ts'
import styles from './partners.module.css'

/** So many stand open; the others come out when they are asked for. */
const OPEN = 5

interface PartnerLinksProps {
  links: PartnerLink[]
  /** the partner's own words, or those of the panel */
  text: (word: 'links' | 'homePage' | 'copy' | 'copied' | 'moreLinks', params?: Params) => string
  /** what is said of them */
  children: ReactNode
}

/** Links of a partner, to be read and copied. */
export function PartnerLinks({ links, text, children }: PartnerLinksProps) {
  const others = links.slice(OPEN)
  return (
    <Section title={text('links')}>
      <div className={inner.closeColumn}>
        <p className={styles.soft}>{children}</p>
        <div>
          <LinkRows links={links.slice(0, OPEN)} text={text} />
          {others.length > 0 && (
            <details className={styles.others}>
              <summary>{text('moreLinks', { count: others.length })}</summary>
              <LinkRows links={others} text={text} />
            </details>
          )}
        </div>
      </div>
    </Section>
  )
}

function LinkRows({ links, text }: Pick<PartnerLinksProps, 'links' | 'text'>) {
  return (
    <RowList>
      {links.map(({ title, url }) => (
        <ListRow
          key={url}
          title={title ?? text('homePage')}
          actions={
            <span data-needs-scripts>
              <IconButton
                label={text('copy', { title: title ?? text('homePage') })}
                icon={<Copy />}
                onClick={() => void copyText(url, text('copied'))}
              />
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
