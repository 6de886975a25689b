import { Callout } from '#kit/feedback/Callout.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { accentOutcome } from '#kit/theme/accent-outcome.ts'
import { COLOR_SHAPE } from '../../look/vocabulary.ts'
import { useLookText } from '../use-text.ts'
import { HexField } from './HexField.tsx'
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
      <HexField
        name="overlay_color"
        {...withHelp(text, 'color')}
        required
        color={color}
        usual="#000000"
        pick={text('pickColor')}
        onColor={onColor}
      />
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
