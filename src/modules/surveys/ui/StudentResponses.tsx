import { Fragment } from 'react'
import { Link } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import facts from '#kit/figures/facts.module.css'
import inner from '#kit/inner.module.css'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { listStudentResponses, type StudentResponse, type StudentResponses as Page } from '../contract.ts'
import styles from './results.module.css'
import { useStudentResponsesText } from './use-student-text.ts'

/** What a student answered to surveys, newest first. */
export function StudentResponses({ studentId: id, initial }: { studentId: string; initial: Page }) {
  const text = useStudentResponsesText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listStudentResponses, { id, cursor }))
  if (items.length === 0) return <EmptyState title={text('noResponses')} />
  return (
    <>
      <RowList>
        {items.map((response) => (
          <Response key={response.id} {...response} />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </>
  )
}

/** Surveys are edited by other roles than those that see students. */
function Response({ survey, responded_at: at, answers }: StudentResponse) {
  const mayOpen = useMay()('change-content')
  return (
    <li className={styles.response}>
      <p>
        <strong dir="auto">
          {mayOpen ? (
            <Link to={`/home/surveys/${survey.id}/results`}>{survey.title}</Link>
          ) : (
            <span>{survey.title}</span>
          )}
        </strong>{' '}
        <span className={common.note}>
          <DateText at={at} />
        </span>
      </p>
      <dl className={facts.pairs}>
        {answers.map(({ question, words }, place) => (
          <Fragment key={place}>
            <dt dir="auto">{question}</dt>
            <dd dir="auto" className={inner.typed}>
              {words}
            </dd>
          </Fragment>
        ))}
      </dl>
    </li>
  )
}
