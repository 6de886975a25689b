import { Ellipsis } from 'lucide-react'
import { Button } from '../actions/Button.tsx'
import { classNames } from '../class-names.ts'
import { Menu } from '../overlays/Menu.tsx'
import { useChoosingText } from '../text/choosing-text.ts'
import styles from './choosing.module.css'

interface Act {
  label: string
  onPress: () => void
}

interface ChosenBarProps {
  /** how many are chosen, in words */
  said: string
  isAny: boolean
  /** all that are shown, or none */
  onChoose: (isAll: boolean) => void
  /** what can be done with them, what is done most often first: on a phone the others are in a menu */
  acts: Act[]
  isBusy?: boolean
}

/** So many have room beside each other on a phone. */
const ON_PHONES = 2

/** What can be done with the rows that were chosen; in sight for as long as the list is, once there are any. */
export function ChosenBar({ said, isAny, onChoose, acts, isBusy = false }: ChosenBarProps) {
  const text = useChoosingText()
  const rarer = acts.slice(ON_PHONES)
  return (
    <div className={classNames(styles.bar, isAny && styles.hasChosen)}>
      <output>{said}</output>
      {isAny ? (
        <>
          <div className={styles.acts}>
            {acts.map(({ label, onPress }, nth) => (
              <Button
                key={label}
                busy={isBusy}
                className={nth < ON_PHONES ? undefined : styles.rarer}
                onClick={onPress}
              >
                {label}
              </Button>
            ))}
            {rarer.length > 0 && (
              <div className={styles.menu}>
                <Menu
                  label={text('more')}
                  icon={<Ellipsis />}
                  items={rarer.map(({ label, onPress }) => ({ label, onSelect: onPress, isDisabled: isBusy }))}
                />
              </div>
            )}
          </div>
          <Button look="quiet" onClick={() => onChoose(false)}>
            {text('chooseNone')}
          </Button>
        </>
      ) : (
        <Button onClick={() => onChoose(true)}>{text('chooseAll')}</Button>
      )}
    </div>
  )
}
