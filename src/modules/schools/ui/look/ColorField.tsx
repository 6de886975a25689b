import { TextField } from '#kit/fields/TextField.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { accentOutcome } from '#kit/theme/accent-outcome.ts'
import { COLOR_SHAPE } from '../../look/vocabulary.ts'
import { useLookText } from '../use-text.ts'
import styles from './look.module.css'
import { Swatch } from './Swatch.tsx'

interface ColorFieldProps {
  color: string
  onColor: (color: string) => void
}

/** The school's colour, and what the theme makes of it so that it can be read. */
export function ColorField({ color, onColor }: ColorFieldProps) {
  const text = useLookText()
  const isColor = COLOR_SHAPE.test(color)
  const outcome = isColor ? accentOutcome(color) : null
  return (
    <div className={styles.color}>
      <div className={styles.colorFields}>
        <TextField
          name="overlay_color"
          {...withHelp(text, 'color')}
          value={color}
          onChange={({ target }) => onColor(target.value.trim())}
          required
          maxLength={7}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <input
          type="color"
          aria-label={text('pickColor')}
          value={isColor ? color.toLowerCase() : '#000000'}
          onChange={({ target }) => onColor(target.value)}
          className={styles.picker}
        />
      </div>
      {!outcome && <Callout tone="caution">{text('noColor')}</Callout>}
      {outcome?.isLost && <Callout tone="caution">{text('lost')}</Callout>}
      {outcome && (
        <ul className={styles.swatches}>
          <Swatch scheme="light" label={text('onLight')} {...outcome.light} />
          <Swatch scheme="dark" label={text('onDark')} {...outcome.dark} />
        </ul>
      )}
    </div>
  )
}
