import { useState } from 'react'
import { useRevalidator } from 'react-router'
import common from '#kit/common.module.css'
import { boundTo } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Limits } from '../limits/contract.ts'
import { LIMITS_CHANGED } from '../vocabulary.ts'
import styles from './limits.module.css'
import { useOperatingText } from './use-text.ts'

interface LimitsFormProps {
  saved: Limits
  /** what is used of each now, in words; none where it is of no school */
  used?: { storage: string; film: string; mails: string }
  intro: string
  save: (limits: Limits) => Promise<unknown>
}

const typed = (limit: number | null) => (limit === null ? '' : String(limit))
const limitOf = (value: string) => (value === '' ? null : Number(value))

/** Three limits, each of which may be none. What was typed stays where another operator was quicker. */
export function LimitsForm({ saved, used, intro, save }: LimitsFormProps) {
  const text = useOperatingText()
  const { revalidate } = useRevalidator()
  const [draft, setDraft] = useState({
    storage: typed(saved.storage_gigabytes),
    film: typed(saved.film_minutes),
    mails: typed(saved.mails_a_month),
  })
  const field = boundTo(draft, (part) => setDraft((now) => ({ ...now, ...part })))
  const [isOutdated, setOutdated] = useState(false)
  const store = async () => {
    try {
      await save({
        storage_gigabytes: limitOf(draft.storage),
        film_minutes: limitOf(draft.film),
        mails_a_month: limitOf(draft.mails),
        version: saved.version,
      })
      setOutdated(false)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === LIMITS_CHANGED) {
        setOutdated(true)
        await revalidate()
      }
      throw error
    }
    await revalidate()
  }
  const helpOf = (what: 'storage' | 'film' | 'mails') => used && text('nowUsed', { used: used[what] })
  const mailsHelp = [helpOf('mails'), text('mailsHelp')].filter(Boolean).join('. ')
  return (
    <div className={common.stack}>
      <p className={common.soft}>{intro}</p>
      <SavedForm save={store} submit={text('saveLimits')} look="secondary" className={styles.form}>
        <div className={styles.limits}>
          <TextField
            {...field.digits('storage', 'storage_gigabytes')}
            label={text('storageGigabytes')}
            help={helpOf('storage')}
            maxLength={6}
          />
          <TextField
            {...field.digits('film', 'film_minutes')}
            label={text('filmMinutes')}
            help={helpOf('film')}
            maxLength={8}
          />
          <TextField
            {...field.digits('mails', 'mails_a_month')}
            label={text('mailsAMonth')}
            help={mailsHelp}
            maxLength={9}
          />
        </div>
        {isOutdated && (
          <p>
            {text('limitsAre', {
              storage: saved.storage_gigabytes === null ? '–' : `${saved.storage_gigabytes} GB`,
              film: saved.film_minutes === null ? '–' : `${saved.film_minutes} min`,
              mails: typed(saved.mails_a_month) || '–',
            })}
          </p>
        )}
      </SavedForm>
    </div>
  )
}
