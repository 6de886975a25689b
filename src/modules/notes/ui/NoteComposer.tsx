import { X } from 'lucide-react'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import { BesideVideo } from '#modules/media/ui/beside-video.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { useDraft } from '#kit/drafts/useDraft.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useAltKeys } from '#kit/keys/use-alt-keys.ts'
import { NoteBox } from './NoteBox.tsx'
import { draftIn, keptAs, type NoteDraft } from './note-draft.ts'
import styles from './notes.module.css'
import { useNotesText } from './use-text.ts'

interface NoteComposerProps {
  lectureId: string
  /** of the same key however often it is tried */
  onWrite: (draft: NoteDraft) => Promise<void>
}

/** Takes the moment at which writing begins: in the box, or by Alt and M from anywhere on the page, the player included. */
export function NoteComposer({ lectureId, onWrite }: NoteComposerProps) {
  const text = useNotesText()
  const viewer = useViewer()
  const { player, show, takeAsked } = use(BesideVideo)
  const [kept, keep] = useDraft(`note:${viewer?.id}:${lectureId}`)
  const [begunAt, setBegunAt] = useState<number | null>()
  const box = useRef<HTMLTextAreaElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const draft = draftIn(kept)
  const isEmpty = draft.note === ''
  const at = isEmpty ? begunAt : draft.at

  const now = () => {
    const seconds = player.current?.now() ?? null
    return seconds === null ? null : Math.floor(seconds)
  }
  const begin = () => {
    cameFrom.current = document.activeElement
    if (isEmpty) setBegunAt(now())
    show()
    box.current?.focus()
  }
  const beginAsAsked = useEffectEvent(() => {
    cameFrom.current = takeAsked()
    if (cameFrom.current) box.current?.focus()
  })
  useEffect(() => beginAsAsked(), [])
  const goBack = (otherwise?: HTMLElement | null) => {
    const to = cameFrom.current instanceof HTMLElement ? cameFrom.current : otherwise
    cameFrom.current = null
    to?.focus()
  }
  useAltKeys({ KeyM: begin })

  return (
    <NoteBox
      ref={box}
      label={text('newNote')}
      action={text('save')}
      placeholder={text('placeholder')}
      value={draft.note}
      onChange={(note) => {
        const { key = crypto.randomUUID() } = draft
        keep(keptAs({ note, at: at === undefined ? now() : at, key }))
      }}
      onFocus={() => isEmpty && begunAt === undefined && setBegunAt(now())}
      onBlur={() => setBegunAt(undefined)}
      onEscape={() => goBack()}
      onSend={async (note) => {
        await onWrite({ ...draft, note })
        keep('')
        setBegunAt(undefined)
        goBack(box.current)
        toast.show(text('saved'), { about: 'note' })
      }}
    >
      {typeof at === 'number' ? (
        <span className={styles.begun}>
          <span>{text('at', { moment: formatMoment(at) })}</span>
          {!isEmpty && (
            <button
              type="button"
              aria-label={text('withoutMoment', { moment: formatMoment(at) })}
              onClick={() => keep(keptAs({ ...draft, at: null }))}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </span>
      ) : (
        isEmpty && (
          <span className={styles.hint}>
            <kbd>Alt</kbd> + <kbd>M</kbd> {text('hint')}
          </span>
        )
      )}
    </NoteBox>
  )
}
