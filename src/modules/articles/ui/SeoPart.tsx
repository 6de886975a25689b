import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, SLUG_MAX } from '../vocabulary.ts'
import type { PartProps } from './part-props.ts'
import styles from './panel.module.css'
import { articlePath } from './paths.ts'
import { useArticlesPanelText } from './use-text.ts'

interface SeoPartProps extends PartProps {
  isNew: boolean
  site: { name: string; host: string }
}

/** Its address, and what search engines show of it. */
export function SeoPart({ draft, change, isNew, site }: SeoPartProps) {
  const text = useArticlesPanelText()
  const field = boundTo(draft, change)
  return (
    <div className={inner.closeColumn}>
      <TextField
        {...field.text('slug')}
        label={text('slug')}
        help={text(isNew ? 'slugHelp' : 'slugKnownHelp')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SLUG_MAX}
      />
      <TextArea
        {...field.text('seoTitle', 'seo_title')}
        {...withHelp(text, 'seoTitle')}
        rows={1}
        limit={SEO_TITLE_MAX}
        onChange={(event) => change({ seoTitle: event.target.value.replaceAll('\n', ' ') })}
      />
      <TextArea
        {...field.text('seoDescription', 'seo_description')}
        {...withHelp(text, 'seoDescription')}
        limit={SEO_DESCRIPTION_MAX}
      />
      <figure className={styles.found}>
        <figcaption>{text('seoPreview')}</figcaption>
        <p className={styles.foundAt}>{site.host + articlePath(draft.slug || '…')}</p>
        <p className={styles.foundTitle}>{draft.seoTitle || `${draft.title || text('seoNoTitle')} · ${site.name}`}</p>
        <p className={styles.foundWords}>{draft.seoDescription || draft.summary || text('seoNoDescription')}</p>
      </figure>
    </div>
  )
}
