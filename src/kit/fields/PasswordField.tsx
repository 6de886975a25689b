import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { useKitText } from '../text/kit-text.ts'
import { Field } from './Field.tsx'
import styles from './field.module.css'
import { type FieldProps, useField } from './use-field.ts'

interface PasswordFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ name, label, help, errors, ...input }: PasswordFieldProps) {
  const { id, shown, control } = useField({ name, label, help, errors })
  const [isShown, setShown] = useState(false)
  const text = useKitText()
  return (
    <Field id={id} label={label} help={help} errors={shown} isRequired={input.required}>
      <span className={styles.joined}>
        <input
          {...input}
          {...control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
        />
        <span className={styles.inside}>
          <IconButton
            label={text(isShown ? 'hidePassword' : 'showPassword')}
            icon={isShown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!isShown)}
          />
        </span>
      </span>
    </Field>
  )
}
