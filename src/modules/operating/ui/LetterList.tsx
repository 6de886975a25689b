import { Link } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { type PageOf, usePages } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { type ListedLetter, listLetters } from '../letters/contract.ts'
import { useLettersText } from './use-letters-text.ts'

export function LetterList({ initial }: { initial: PageOf<ListedLetter> }) {
  const text = useLettersText()
  const api = useApi()
  const { language } = useLocale()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listLetters, { cursor }))
  if (items.length === 0) return <EmptyState title={text('none')} />
  const subjectOf = ({ id, subject_en: en, subject_pl: pl }: ListedLetter) => (
    <Link to={`/operator/letters/${id}`}>{language === 'pl' ? pl : en}</Link>
  )
  const progressOf = ({ work, gathered_at: gathered }: ListedLetter) => {
    if (work === 'ready') return text('done')
    if (work === 'failed') return text('givenUp')
    return text(gathered ? 'state-written' : 'gathering')
  }
  return (
    <>
      <DataTable<ListedLetter>
        caption={text('letters')}
        rows={items}
        columns={[
          column(text('subject'), subjectOf),
          column(text('to'), ({ recipients }) => text('owners', { count: recipients })),
          column(text('progress'), progressOf),
          column(text('by'), ({ operator }) => operator),
          column(text('when'), writtenAt),
        ]}
      />
      <LoadMore {...loadMore} />
    </>
  )
}

const writtenAt = ({ created_at: at }: ListedLetter) => <DateText at={at} withTime />
