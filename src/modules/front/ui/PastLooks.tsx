import { Button } from '#kit/actions/Button.tsx'
import { FACES } from '#kit/theme/faces.ts'
import { pairOf } from '#kit/theme/font-pairs.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { Look } from '../look/contract.ts'
import { useLookText } from '#modules/schools/ui/use-text.ts'
import type { LookDraft } from './look-draft.ts'
import styles from '#modules/schools/ui/look/look.module.css'

interface PastLooksProps {
  past: Look['past']
  /** takes it into the preview */
  onTry: (look: LookDraft) => void
}

/** The ways back: what was published before is tried on again, then published like anything else. */
export function PastLooks({ past, onTry }: PastLooksProps) {
  const text = useLookText()
  const { language, timeZone } = useLocale()
  return (
    <section>
      <h2>{text('before')}</h2>
      <ul className={styles.past}>
        {past.map(({ until, replaced_by: by, ...look }) => {
          const date = formatDateTime(new Date(until), language, timeZone)
          const parts = [
            text(look.template),
            look.fonts && FACES[pairOf(look).heading].name,
            look.overlay_color,
            look.logo && text('withLogo'),
            (look.head_menu ?? look.foot_menu) && text('withMenus'),
          ]
          const name = text(by ? 'untilBy' : 'until', { look: parts.filter(Boolean).join(', '), date, by: by ?? '' })
          return (
            <li key={until}>
              <span>{name}</span>
              <Button look="quiet" aria-label={`${text('takeBack')}: ${name}`} onClick={() => onTry(look)}>
                {text('takeBack')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
