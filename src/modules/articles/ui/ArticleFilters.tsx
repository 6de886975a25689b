import { FilterSelect } from '#kit/fields/FilterSelect.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import inner from '#kit/inner.module.css'
import { ARTICLE_STATES, TITLE_MAX } from '../vocabulary.ts'
import type { ArticleFilter } from './article-filter.ts'
import { useArticlesPanelText } from './panel-text.ts'

export function ArticleFilters({ filter }: { filter: ArticleFilter }) {
  const text = useArticlesPanelText()
  return (
    <LiveFilters className={inner.filters}>
      <TextField name="q" type="search" label={text('search')} maxLength={TITLE_MAX} defaultValue={filter.q} />
      <FilterSelect
        name="state"
        label={text('state')}
        any={text('anyState')}
        chosen={filter.state}
        options={ARTICLE_STATES.map((state) => ({ value: state, label: text(state) }))}
      />
    </LiveFilters>
  )
}
