import { Check, X } from 'lucide-react'
import type { Ref } from 'react'
import common from '#kit/common.module.css'
import { useWidgetText } from '#kit/text/widget-text.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import styles from './choices.module.css'

interface ChoicesProps {
  /** of what asks them; theirs begin with it */
  id: string
  labels: readonly string[]
  isSeveral: boolean
  /** places, from 0 */
  chosen: readonly number[]
  /** places of what is right, once it may be seen */
  correct: readonly number[] | null
  /** left out where nothing can be chosen any more */
  onChoose?: ((chosen: number[]) => void) | undefined
  first?: Ref<HTMLInputElement>
}

/** Answers to choose from; once they are judged, which were right, wrong and missed. */
export function Choices({ id, labels, isSeveral, chosen, correct, onChoose, first }: ChoicesProps) {
  const text = useWidgetText()
  const choose = (place: number, isOn: boolean) => {
    const others = isSeveral ? chosen.filter((each) => each !== place) : []
    onChoose?.(isOn ? [...others, place] : others)
  }
  const judgement = (place: number) => {
    if (!correct) return undefined
    if (correct.includes(place)) return chosen.includes(place) ? 'right' : 'missed'
    return chosen.includes(place) ? 'wrong' : undefined
  }
  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-how`} className={common.closeStack}>
      <p id={`${id}-how`} className={common.note}>
        {text(isSeveral ? 'chooseSeveral' : 'chooseOne')}
      </p>
      {labels.map((label, place) => (
        <label key={`${place} ${label}`} className={styles.choice} data-judgement={judgement(place)}>
          <input
            ref={place === 0 ? first : undefined}
            id={`${id}-${place}`}
            type={isSeveral ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(place)}
            aria-disabled={!onChoose}
            onChange={({ target }) => choose(place, target.checked)}
          />
          <span>{label}</span>
          <Judgement of={judgement(place)} />
        </label>
      ))}
    </fieldset>
  )
}

function Judgement({ of }: { of: 'right' | 'wrong' | 'missed' | undefined }) {
  const text = useWidgetText()
  if (!of) return null
  const Icon = of === 'wrong' ? X : Check
  return (
    <span className={styles.judgement}>
      <Icon aria-hidden="true" />
      {of === 'missed' ? (
        text('correctAnswer')
      ) : (
        <VisuallyHidden>{text(of === 'right' ? 'right' : 'wrong')}</VisuallyHidden>
      )}
    </span>
  )
}
