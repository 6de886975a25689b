import { type ComponentProps, useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useFormValue } from '../forms/form-context.ts'
import { useKitText } from '../text/kit-text.ts'
import { useLocale } from '../text/Locale.tsx'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { parseMoney, writeMoney } from './money-text.ts'
import { type FieldProps, useField } from './use-field.ts'

interface MoneyFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'required' | 'disabled'> {
  currency: string
  /** Minor units; null while the field is empty or unreadable. */
  amount: number | null
  onAmount: (amount: number | null) => void
}

/** People type "1 234,50"; the form gets 123450. */
export function MoneyField({ name, label, help, errors, currency, amount, onAmount, ...input }: MoneyFieldProps) {
  const text = useKitText()
  const { language } = useLocale()
  const [typed, setTyped] = useState(amount === null ? '' : writeMoney(amount, currency, language))
  const [isLeft, setLeft] = useState(true)
  const form = useFormValue()
  const isUnreadable = typed.trim() !== '' && parseMoney(typed, currency) === null
  const unreadable = text('amountUnreadable', { example: writeMoney(4900, currency, language) })
  const isSaid = isUnreadable && (isLeft || form?.errors[name] !== undefined)
  const { id, shown, control } = useField({ name, label, help, errors: isSaid ? [unreadable] : errors })
  useEffect(() => {
    if (isUnreadable) form?.unreadable.set(name, unreadable)
    else form?.unreadable.delete(name)
  }, [form, isUnreadable, name, unreadable])
  const current = parseMoney(typed, currency)
  const value = isLeft && amount !== null && current !== amount ? writeMoney(amount, currency, language) : typed
  return (
    <Field id={id} label={label} help={help} errors={shown} isRequired={input.required}>
      <span className={styles.joined}>
        <input
          {...input}
          {...control}
          name={undefined}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={classNames(styles.control, styles.figures)}
          value={value}
          onFocus={() => setLeft(false)}
          onChange={(event) => {
            setTyped(event.target.value)
            onAmount(parseMoney(event.target.value, currency))
          }}
          onBlur={({ relatedTarget }) => {
            // A message that appears now would push the button away from under the pointer that presses it.
            if (!isSubmit(relatedTarget)) setLeft(true)
            const minor = parseMoney(typed, currency)
            if (minor !== null) setTyped(writeMoney(minor, currency, language))
          }}
        />
        <span className={classNames(styles.inside, styles.unit)}>{currency}</span>
      </span>
      <input type="hidden" name={name} value={amount ?? ''} />
    </Field>
  )
}

const isSubmit = (target: EventTarget | null) => target instanceof HTMLButtonElement && target.type === 'submit'
