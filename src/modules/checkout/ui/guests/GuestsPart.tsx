/* oxlint-disable react/exhaustive-effect-dependencies -- unfolded once for each sending */
import { useLayoutEffect, useRef } from 'react'
import common from '#kit/common.module.css'
import { EMAIL_INPUT } from '#kit/fields/email-input.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { useFormValue } from '#kit/forms/form-context.ts'
import { GUESTS_MAX } from '#modules/orders/guests/vocabulary.ts'
import styles from '../checkout.module.css'
import { useSeatsText } from '../seats-text.ts'

const NAME_MAX = 120

/** Whom the tickets beside the buyer's are for. Folded away, as it may wait until they are bought; what is wrong is never hidden. */
export function GuestsPart({ count }: { count: number }) {
  const text = useSeatsText()
  const form = useFormValue()
  const fold = useRef<HTMLDetailsElement>(null)
  const isWrong = Object.entries(form?.errors ?? {}).some(([name, why]) => name.startsWith('guests.') && why.length > 0)
  // Before the effect that moves the focus to the first wrong field: what is folded away cannot take it.
  useLayoutEffect(() => {
    if (fold.current && isWrong) fold.current.open = true
  }, [isWrong, form?.attempt])
  return (
    <details ref={fold} className={styles.billing}>
      <summary>
        {text('guests')} <span className={common.note}>({text('guestsHelp')})</span>
      </summary>
      <div className={common.stack}>
        {Array.from({ length: Math.min(count, GUESTS_MAX) }, (_, at) => (
          <div key={at} className={common.narrowPair}>
            <TextField
              name={`guests.${at}.name`}
              label={text('guestName', { number: at + 2 })}
              autoComplete="off"
              maxLength={NAME_MAX}
            />
            <TextField
              {...EMAIL_INPUT}
              name={`guests.${at}.email`}
              label={text('guestEmail', { number: at + 2 })}
              autoComplete="off"
            />
          </div>
        ))}
        {count > GUESTS_MAX && <p className={common.note}>{text('guestsLater', { count: GUESTS_MAX })}</p>}
      </div>
    </details>
  )
}
