import { Status } from '#kit/feedback/Status.tsx'
import type { ArticleState } from '../vocabulary.ts'
import { useArticlesPanelText } from './panel-text.ts'

const TONES = { draft: 'plain', scheduled: 'accent', published: 'good' } as const

export function ArticleStatus({ state }: { state: ArticleState }) {
  const text = useArticlesPanelText()
  return <Status tone={TONES[state]}>{text(state)}</Status>
}
