import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { toast } from '../feedback/toast.ts'
import { useConfirm } from '../overlays/Confirmations.tsx'
import { useDraftText } from '../text/draft-text.ts'
import styles from './drafts.module.css'
import { PageForms } from '../forms/forms-of-page.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'

type Forgets = ReadonlyMap<string, () => void>

/**
 * Several forms of a page: one button, which stays in sight, saves what was changed in them, in the order they stand in, and one
 * question is asked before the page is left.
 */
export function SavedTogether({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<Forgets>(new Map())
  const saves = useRef(new Map<string, () => Promise<boolean>>())
  const page = useMemo(
    () => ({
      guard: (name: string, forget: (() => void) | null) => setUnsaved((known) => withEntry(known, name, forget)),
      savesBy: (name: string, save: (() => Promise<boolean>) | null) => {
        if (save) saves.current.set(name, save)
        else saves.current.delete(name)
      },
    }),
    [],
  )
  const giveUp = () => unsaved.forEach((forget) => forget())
  useLeaveGuard({ isUnsaved: unsaved.size > 0, onLeave: giveUp })

  /** The first that is refused ends it: what is wrong with it is said there, and the others are kept. */
  async function saveAll() {
    for (const [name, save] of saves.current) if (unsaved.has(name) && !(await save())) return
    toast.saved()
  }
  return (
    <PageForms value={page}>
      {children}
      {unsaved.size > 0 && <SaveBar onSave={saveAll} onGiveUp={giveUp} />}
    </PageForms>
  )
}

function withEntry(known: Forgets, name: string, forget: (() => void) | null): Forgets {
  const next = new Map(known)
  if (forget) next.set(name, forget)
  else next.delete(name)
  return next
}

interface SaveBarProps {
  onSave: () => Promise<void>
  onGiveUp: () => void
}

function SaveBar({ onSave, onGiveUp }: SaveBarProps) {
  const text = useDraftText()
  const confirm = useConfirm()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await onSave().finally(() => setSaving(false))
  }
  const giveUp = async () => {
    if (await confirm({ consequence: text('leaveConsequence'), action: text('giveUp') })) onGiveUp()
  }
  return (
    <div className={styles.saveBar}>
      <output>{text('unsaved')}</output>
      <Button look="primary" busy={isSaving} onClick={() => void save()}>
        {text('save')}
      </Button>
      <Button look="quiet" disabled={isSaving} onClick={() => void giveUp()}>
        {text('giveUp')}
      </Button>
    </div>
  )
}
