import { useApi } from '#kit/api/ApiProvider.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useKitText } from '#kit/text/kit-text.ts'
import { listTexts, type Period, type TextPage } from '../contract.ts'
import styles from './results.module.css'
import { useSurveysText } from './use-surveys-text.ts'

interface WrittenAnswersProps {
  surveyId: string
  question: string
  period: Period
  initial: TextPage
}

/** The latest words, and further ones only when they are asked for: other questions follow below. */
export function WrittenAnswers({ surveyId, question, period, initial }: WrittenAnswersProps) {
  const text = useSurveysText()
  const kitText = useKitText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) =>
    api.call(listTexts, { id: surveyId, question, ...period, cursor }),
  )
  return (
    <>
      <ul className={styles.texts}>
        {items.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
      {loadMore.hasMore && (
        <div className={styles.moreTexts}>
          <Button busy={loadMore.isLoading} onClick={loadMore.onMore}>
            {loadMore.hasFailed ? kitText('tryAgain') : text('moreAnswers')}
          </Button>
          {loadMore.hasFailed && <p role="alert">{kitText('moreFailed')}</p>}
        </div>
      )}
    </>
  )
}
