import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import overlayStyles from '../layers/layers.module.css'
import styles from './picker.module.css'
import type { Option } from './Select.tsx'

interface PickerPopupProps {
  label: string
  /** where on the page it hangs */
  place: RefObject<HTMLElement | null>
  isChosen: (value: string) => boolean
  isBusy: boolean
  /** said where there are no options, and beside them when there should be more */
  news: string | null
  /** the last options are about to be seen */
  onEnd: () => void
}

const NEAR_END_PX = 120

/** Without `Combobox.Popup`, which hides the page around from those who hear it (mui/base-ui#5528). */
export function PickerPopup({ label, place, isChosen, isBusy, news, onEnd }: PickerPopupProps) {
  return (
    <Combobox.Portal container={place} className={overlayStyles.portal}>
      <Combobox.Positioner sideOffset={4} collisionPadding={8} className={overlayStyles.floating}>
        <div className={styles.box}>
          <Combobox.List
            aria-label={label}
            aria-busy={isBusy}
            className={styles.list}
            onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
              if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) onEnd()
            }}
          >
            {(option: Option) => (
              <Combobox.Item
                key={option.value}
                value={option}
                aria-selected={isChosen(option.value)}
                className={styles.option}
              >
                <span>{option.label}</span>
                {isChosen(option.value) && <Check aria-hidden="true" />}
              </Combobox.Item>
            )}
          </Combobox.List>
          {news && (
            <p aria-hidden="true" className={styles.news}>
              {news}
            </p>
          )}
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
