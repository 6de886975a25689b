import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { FACES } from '#kit/theme/faces.ts'
import { pairOf } from '#kit/theme/font-pairs.ts'
import { specimensCss } from '#kit/theme/pair-css.ts'
import { withHelp } from '#kit/text/with-help.ts'
import { FONT_PAIRS, type FontPair, type Template } from '../../vocabulary.ts'
import { useLookText } from '../use-text.ts'
import styles from './look.module.css'

interface FontsFieldProps {
  schoolName: string
  template: Template
  fonts: FontPair | null
  onChange: (fonts: FontPair | null) => void
}

/** The pairs of faces, each shown in itself; those that are not chosen once somebody asks, so that nobody else fetches their files. */
export function FontsField({ schoolName, template, fonts, onChange }: FontsFieldProps) {
  const text = useLookText()
  const [areAllShown, showAll] = useState(false)
  const namesOf = (pair: FontPair | null) => {
    const { heading, text: words } = pairOf({ fonts: pair, template })
    return [...new Set([heading, words])].map((face) => FACES[face].name).join(' · ')
  }
  const option = (pair: FontPair | null) => ({
    value: pair ?? '',
    label: pair ? namesOf(pair) : text('fontsOfTemplate'),
    help: (
      <span data-specimen={pair ?? template} className={styles.specimen}>
        <span aria-hidden>{schoolName}</span>
        <span>{pair ? text(`fonts.${pair}`) : namesOf(null)}</span>
      </span>
    ),
  })
  const shown = areAllShown ? [null, ...FONT_PAIRS] : [fonts]
  return (
    <div className={styles.fonts}>
      <style>{specimensCss()}</style>
      <RadioGroup
        name="fonts"
        {...withHelp(text, 'fonts')}
        options={shown.map(option)}
        value={fonts ?? ''}
        onChange={({ target }) => onChange(FONT_PAIRS.find((each) => each === target.value) ?? null)}
      />
      {!areAllShown && (
        <div>
          <Button onClick={() => showAll(true)}>{text('allFonts', { count: FONT_PAIRS.length })}</Button>
        </div>
      )}
    </div>
  )
}
