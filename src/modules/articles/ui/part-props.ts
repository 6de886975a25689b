import type { ArticleDraft } from './article-draft.ts'

export interface PartProps {
  draft: ArticleDraft
  change: (part: Partial<ArticleDraft>) => void
}
