import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { toast } from '../feedback/toast.ts'
import { DateText } from '../figures/DateText.tsx'
import { useSending } from '../forms/use-sending.ts'
import { useConfirm } from '../overlays/Confirmations.tsx'
import styles from './private-address.module.css'
import { TextField } from '../fields/TextField.tsx'

interface PrivateAddressProps {
  name: string
  /** when the one that leads somewhere now was made */
  madeAt: string | null
  words: Record<'help' | 'address' | 'once' | 'madeOn' | 'make' | 'renew' | 'renewed' | 'end' | 'ended', string>
  make: () => Promise<{ url: string; made_at: string }>
  end: () => Promise<unknown>
}

/** An address that lets in whoever has it: made, made anew, ended. It is shown once. */
export function PrivateAddress({ name, madeAt: madeBefore, words, make, end }: PrivateAddressProps) {
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const [madeAt, setMadeAt] = useState(madeBefore)
  const [url, setUrl] = useState('')
  const renew = async () => {
    if (madeAt && !(await confirm({ consequence: words.renewed, action: words.renew }))) return
    await send(async () => {
      const made = await make()
      setMadeAt(made.made_at)
      setUrl(made.url)
    })
  }
  const leave = async () => {
    if (!(await confirm({ consequence: words.renewed, action: words.end }))) return
    await send(async () => {
      await end()
      setMadeAt(null)
      setUrl('')
      toast.show(words.ended)
    })
  }
  return (
    <div className={styles.private}>
      <p className={styles.soft}>{words.help}</p>
      {url && (
        <TextField
          name={name}
          label={words.address}
          help={words.once}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      )}
      {madeAt && !url && (
        <p className={styles.soft}>
          {words.madeOn} <DateText at={madeAt} withTime />
        </p>
      )}
      <div className={styles.ways}>
        <Button busy={isSending} onClick={() => void renew()}>
          {madeAt ? words.renew : words.make}
        </Button>
        {madeAt && (
          <Button look="danger" busy={isSending} onClick={() => void leave()}>
            {words.end}
          </Button>
        )}
      </div>
    </div>
  )
}
