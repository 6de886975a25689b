import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import { type Attempt, type AttemptRow, type ExamOverview, startAttempt } from '../contract.ts'
import styles from './exam.module.css'
import { useExamText } from './use-text.ts'

interface ExamBeginProps {
  lectureId: string
  overview: ExamOverview
  /** the attempt that is shown above */
  shownId: string | null
  onBegun: (attempt: Attempt) => void
  onShow: (attemptId: string) => void
}

/** What one should know before an exam, the way into it, and the attempts until now. */
export function ExamBegin({ lectureId, overview, shownId, onBegun, onShow }: ExamBeginProps) {
  const text = useExamText()
  const { language, timeZone } = useLocale()
  const api = useApi()
  const { send, isSending } = useSending({ isForm: false })
  const { standing, attempts, attempts_left: left, time_limit_minutes: limit, wait_minutes: wait } = overview
  const begin = () => send(() => api.call(startAttempt, { id: lectureId }), onBegun)
  /** Whether another begins, now or later. One that was just handed in counts as open until the overview is here anew. */
  const isNext = standing === 'may_start' || standing === 'waits' || standing === 'being_graded'
  return (
    <div className={common.stack}>
      {isNext && (
        <ul className={styles.facts}>
          <li>{text('questions', { count: overview.question_count })}</li>
          <li>{text('passesAt', { percent: overview.passing_percent })}</li>
          <li>{limit === null ? text('noLimit') : text('limit', { count: limit })}</li>
          <li>{left === null ? text('anyNumber') : text('attemptsLeft', { count: left })}</li>
          {wait > 0 && left !== 1 && <li>{text('waitBetween', { count: wait })}</li>}
        </ul>
      )}
      {standing === 'waits' && overview.next_at && (
        <p>{text('waits', { time: formatDateTime(overview.next_at, language, timeZone) })}</p>
      )}
      {standing === 'being_graded' && left !== 0 && <p>{text('waitsForGrading')}</p>}
      {standing === 'used_up' && <p>{text('usedUp')}</p>}
      {standing === 'not_ready' && <p>{text('notReady')}</p>}
      {standing === 'passed' && !shownId && <p>{text('passedNow')}</p>}
      {standing === 'may_start' && (
        <div>
          <Button look="primary" busy={isSending} onClick={() => void begin()}>
            {text(attempts.length > 0 ? 'beginAgain' : 'begin')}
          </Button>
        </div>
      )}
      {attempts.length > 0 && (
        <div className={common.closeStack}>
          <h3>{text('attempts')}</h3>
          <ul className={styles.attempts}>
            {attempts.map((attempt) => (
              <AttemptLine key={attempt.id} attempt={attempt} isShown={attempt.id === shownId} onShow={onShow} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface AttemptLineProps {
  attempt: AttemptRow
  isShown: boolean
  onShow: (attemptId: string) => void
}

function AttemptLine({ attempt: { id, number, state, started_at: at, result }, isShown, onShow }: AttemptLineProps) {
  const text = useExamText()
  return (
    <li>
      <span>{text('attempt', { number })}</span>
      <DateText at={at} withTime />
      {result && (
        <Status tone={result.is_passed ? 'good' : 'bad'}>
          {`${text(result.is_passed ? 'passed' : 'failed')} · ${result.percent}%`}
        </Status>
      )}
      {!result && state !== 'open' && <Status>{text('beingGraded')}</Status>}
      {!isShown && (
        <Button look="quiet" aria-label={text('showAttempt', { number })} onClick={() => onShow(id)}>
          {text('show')}
        </Button>
      )}
    </li>
  )
}
