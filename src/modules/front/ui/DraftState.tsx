import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { Look } from '../look/contract.ts'
import { useLookText } from '#modules/schools/ui/use-text.ts'
import styles from '#modules/schools/ui/look/look.module.css'
import type { useLookDraft } from './use-look-draft.ts'

/** Whose draft it is, whether it is kept, and what other admins have done with it meanwhile. */
export function DraftState({ work, look }: { work: ReturnType<typeof useLookDraft>; look: Look }) {
  const text = useLookText()
  const { language, timeZone } = useLocale()
  const { kept, theirs, takenFrom, hasFailed, hasLost, isBehind } = work
  const by = kept?.changed_by ?? text('somebody')
  const said = kept && text('draftBy', { by, date: formatDateTime(new Date(kept.changed_at), language, timeZone) })
  return (
    <div className={styles.draftState}>
      <output className={common.note}>{isBehind ? text('draftKeeping') : (said ?? text('noDraft'))}</output>
      {takenFrom && <Callout>{text('draftTaken', { by: takenFrom })}</Callout>}
      {hasLost && <Callout tone="caution">{text('draftLost')}</Callout>}
      {hasFailed && isBehind && <Callout tone="caution">{text('draftFailed')}</Callout>}
      {kept && kept.look_version !== look.version && <Callout tone="caution">{text('draftOutdated')}</Callout>}
      {theirs !== undefined && (
        <Callout tone="caution">
          <p>{theirs ? text('draftTheirs', { by: theirs.changed_by ?? text('somebody') }) : text('draftGone')}</p>
          <div className={styles.draftWays}>
            <Button onClick={work.takeTheirs}>{text(theirs ? 'takeTheirs' : 'takePublished')}</Button>
            <Button look="quiet" onClick={work.keepMine}>
              {text('keepMine')}
            </Button>
          </div>
        </Callout>
      )}
    </div>
  )
}
