import { Download } from 'lucide-react'
import { buttonClass } from '#kit/actions/button-class.ts'
import { ShareCard } from '#kit/figures/ShareCard.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import styles from './sharing.module.css'
import { useSharingText } from './use-text.ts'

interface ProductPictureProps {
  /** where it is */
  path: string
  slug: string
  site: string
  title: string
  words: string
}

/** What messages and posts show of a product beside its link. */
export function ProductPicture({ path, slug, ...said }: ProductPictureProps) {
  const text = useSharingText()
  return (
    <Section title={text('picture')}>
      <div className={styles.picture}>
        <ShareCard caption={text('whenShared')} picture={path} {...said} />
        <div className={styles.part}>
          <p className={styles.soft}>{text('pictureText')}</p>
          <div>
            <a href={path} download={`${slug}.jpg`} className={buttonClass({})}>
              <Download aria-hidden="true" />
              {text('downloadPicture')}
            </a>
          </div>
        </div>
      </div>
    </Section>
  )
}
