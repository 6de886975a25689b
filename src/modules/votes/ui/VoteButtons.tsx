import { ArrowBigDown, ArrowBigUp } from 'lucide-react'
import { useRef } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { castVote, type Tally } from '../contract.ts'
import { tallyAfter } from '../vocabulary.ts'
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

/** Both counts stand beside their arrows: a vote down from nothing moves the one below, and leaves the other alone. */
export function VoteButtons({ type, id, tally, onTally }: VoteButtonsProps) {
  const text = useText()
  const api = useApi()
  const showProblem = useProblem()
  const isVoting = useRef(false)
  const { up_votes_count: up, votes } = tally
  const down = up - votes

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
      <Count shown={up} words={text('upCount', { count: up })} />
      <button
        type="button"
        aria-label={text('down')}
        aria-pressed={tally.vote === -1}
        className={styles.arrow}
        onClick={() => void vote(-1)}
      >
        <ArrowBigDown />
      </button>
      <Count shown={down > 0 ? down : ''} words={text('downCount', { count: down })} />
    </fieldset>
  )
}

const Count = ({ shown, words }: { shown: number | ''; words: string }) => (
  <span className={styles.count}>
    <span aria-hidden="true">{shown}</span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
)
