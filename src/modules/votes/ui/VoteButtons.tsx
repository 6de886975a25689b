import { ArrowBigDown, ArrowBigUp } from 'lucide-react'
import { useRef } from 'react'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { useProblem } from '#web/kit/api/use-problem.ts'
import { VisuallyHidden } from '#web/kit/text/VisuallyHidden.tsx'
import { castVote, type Tally, tallyAfter } from '../contract.ts'
import { useText } from './use-text.ts'
import styles from './votes.module.css'

interface VoteButtonsProps {
  /** `App\Comment` and the like */
  type: string
  id: string
  tally: Tally
  /** Told at once what the click leads to, then what the server counted, or the tally as it was when the call failed. */
  onTally: (tally: Tally) => void
}

export function VoteButtons({ type, id, tally, onTally }: VoteButtonsProps) {
  const text = useText()
  const api = useApi()
  const showProblem = useProblem()
  const isVoting = useRef(false)

  const vote = async (value: 1 | -1) => {
    if (isVoting.current) return
    isVoting.current = true
    onTally(tallyAfter(tally, value))
    try {
      const counted = await api.call(castVote, { type, id, value })
      onTally({ up_votes_count: counted.up_votes_count, votes: counted.votes, vote: counted.value })
    } catch (error) {
      onTally(tally)
      showProblem(error)
    } finally {
      isVoting.current = false
    }
  }

  return (
    <fieldset aria-label={text('votes')} className={styles.votes}>
      <button
        type="button"
        aria-label={text('up')}
        aria-pressed={tally.vote === 1}
        className={styles.arrow}
        onClick={() => void vote(1)}
      >
        <ArrowBigUp />
      </button>
      <span className={styles.count}>
        <span aria-hidden="true">{tally.up_votes_count}</span>
        <VisuallyHidden>{text('score', { count: tally.up_votes_count })}</VisuallyHidden>
      </span>
      <button
        type="button"
        aria-label={text('down')}
        aria-pressed={tally.vote === -1}
        className={styles.arrow}
        onClick={() => void vote(-1)}
      >
        <ArrowBigDown />
      </button>
    </fieldset>
  )
}
