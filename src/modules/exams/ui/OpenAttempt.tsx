import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Countdown } from '#kit/figures/Countdown.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { AskedFields } from '#modules/questions/ui/AskedFields.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import { type Attempt, getAttempt, submitAttempt } from '../contract.ts'
import { AttemptQuestions } from './AttemptQuestions.tsx'
import styles from './exam.module.css'
import { type Keeping, useKeptAnswers } from './use-kept-answers.ts'
import { useExamText } from './use-text.ts'

interface OpenAttemptProps {
  attempt: Attempt
  onClosed: (attempt: Attempt) => void
  /** it takes nothing any more */
  onRefused: () => void
}

/** So long before its time is up it is handed in by itself: what was answered last is still on its way then. */
const AHEAD_SECONDS = 2

const SAID: Record<Keeping, 'allKept' | 'keeping' | 'notKept'> = {
  kept: 'allKept',
  keeping: 'keeping',
  not_kept: 'notKept',
}

/** An exam that is being taken: its clock is the server’s, and what is answered is kept at each pause. */
export function OpenAttempt({ attempt, onClosed, onRefused }: OpenAttemptProps) {
  const text = useExamText()
  const api = useApi()
  const confirm = useConfirm()
  const { given, keeping, answer, flush } = useKeptAnswers(attempt, onRefused)
  const { send, isSending } = useSending({
    isForm: false,
    // Without a network it stays open, and can be handed in again.
    afterRefusal: (error) => error instanceof ApiProblem && onRefused(),
  })
  const { until, countAnew } = useUntil(attempt.seconds_left)
  const unanswered = [...given.values()].filter(({ chosen, written }) => chosen.length === 0 && !written.trim()).length

  const submit = () =>
    send(async () => {
      await flush()
      onClosed(await api.call(submitAttempt, { attemptId: attempt.id }))
    })
  /** By this browser’s clock, which may have been set meanwhile: it is over once the server says so. */
  const end = () =>
    send(async () => {
      await flush()
      const now = await api.call(getAttempt, { attemptId: attempt.id })
      if (now.state !== 'open') onClosed(now)
      else if (now.seconds_left !== null && now.seconds_left > AHEAD_SECONDS + 1) countAnew(now.seconds_left)
      else onClosed(await api.call(submitAttempt, { attemptId: attempt.id }))
    })
  const handIn = async () => {
    const question = { consequence: text('unanswered', { count: unanswered }), action: text('handInNow') }
    if (unanswered === 0 || (await confirm({ ...question, isDangerous: false }))) await submit()
  }

  return (
    <form
      className={common.looseColumn}
      onSubmit={(event) => {
        event.preventDefault()
        void handIn()
      }}
    >
      <div className={styles.bar}>
        {until && (
          <span>
            {text('timeLeft')} <Countdown until={until} onEnd={() => void end()} />
          </span>
        )}
        <output className={keeping === 'not_kept' ? styles.unkept : common.note}>{text(SAID[keeping])}</output>
      </div>
      <AttemptQuestions questions={attempt.questions}>
        {(question) => (
          <AskedFields
            question={question}
            given={given.get(question.id)!}
            onAnswer={isSending ? undefined : (by) => answer(question.id, by)}
          />
        )}
      </AttemptQuestions>
      <div>
        <Button type="submit" look="primary" busy={isSending}>
          {text('handIn')}
        </Button>
      </div>
    </form>
  )
}

/** When it ends by this browser’s clock, which may be wrong: counted from when the server said how long is left. */
function useUntil(secondsLeft: number | null) {
  const untilOf = (left: number | null) =>
    left === null ? null : new Date(Date.now() + (left - AHEAD_SECONDS) * 1000).toISOString()
  const [known, setKnown] = useState(() => ({ secondsLeft, until: untilOf(secondsLeft) }))
  if (known.secondsLeft !== secondsLeft) setKnown({ secondsLeft, until: untilOf(secondsLeft) })
  return { until: known.until, countAnew: (left: number) => setKnown({ secondsLeft, until: untilOf(left) }) }
}
