import { useMemo } from 'react'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import type { Language } from '#platform/i18n/language.ts'
import { seenOf } from '#platform/contract/seen-of.ts'
import { type ArticleAuthor, createArticle, type EditableArticle, updateArticle } from '../contract.ts'
import { AboutPart } from './AboutPart.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { bodyOf, draftNameOf, draftOf, newDraft } from './article-draft.ts'
import { ArticleStatus } from './ArticleStatus.tsx'
import styles from './panel.module.css'
import { PicturesPart } from './PicturesPart.tsx'
import { SeoPart } from './SeoPart.tsx'
import { TextPart } from './TextPart.tsx'
import { useArticlesPanelText } from './panel-text.ts'

interface ArticleEditorProps {
  /** null: it is written now */
  article: EditableArticle | null
  authors: ArticleAuthor[]
  /** whose name stands under what is written now */
  writerId: string
  site: { name: string; host: string; language: Language }
  /** Leads on, or reads again what is stored. */
  onStored: (articleId: string) => void | Promise<void>
}

export function ArticleEditor({ article, authors, writerId, site, onStored }: ArticleEditorProps) {
  const text = useArticlesPanelText()
  const api = useApi()
  const saved = useMemo(
    () => (article ? draftOf(article) : newDraft(writerId, site.language)),
    [article, writerId, site.language],
  )
  const { values: draft, isUnsaved, change, forget, letGo } = usePageWork(draftNameOf(article?.id ?? 'new'), saved)
  const part = { draft, change }

  const store = async () => {
    const stored = article
      ? await api.call(updateArticle, {
          articleId: article.id,
          ...bodyOf(draft),
          seen: seenOf(updateArticle, article),
        })
      : await api.call(createArticle, bodyOf(draft))
    if (!article) letGo()
    await onStored(stored.article.id)
    forget()
  }

  return (
    <>
      <PageHeading
        title={article?.title ?? text('newArticle')}
        state={article && <ArticleStatus state={article.state} />}
        actions={
          article && (
            <ArticleActions
              article={article}
              isUnsaved={isUnsaved}
              store={store}
              onChange={async () => onStored(article.id)}
            />
          )
        }
      />
      {article?.published_at && (
        <p className={styles.soft}>
          {text(article.state === 'scheduled' ? 'outFrom' : 'outOn')} <DateText at={article.published_at} withTime />
        </p>
      )}
      <SavedForm
        save={store}
        submit={text(article === null || article.state === 'draft' ? 'saveDraft' : 'save')}
        className={inner.editor}
      >
        <Section title={text('text')}>
          <TextPart {...part} authors={authors} />
        </Section>
        <Section title={text('pictures')}>
          <PicturesPart {...part} />
        </Section>
        <Section title={text('about')}>
          <AboutPart {...part} />
        </Section>
        <Section title={text('seo')}>
          <SeoPart {...part} isNew={article === null} site={site} />
        </Section>
      </SavedForm>
    </>
  )
}
