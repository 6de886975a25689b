import { Camera, CameraOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import type { FormErrors } from '#kit/forms/form-context.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import { codeIn } from '../codes/vocabulary.ts'
import { type Admitted, checkInByCode } from '../contract.ts'
import styles from './live-events.module.css'
import { useEventPanelText } from './panel-text.ts'

/** Milliseconds for which a ticket that was read is not read again. */
const AGAIN_AFTER = 5_000

interface CheckInProps {
  eventId: string
  /** of the ticket whose address was opened, by the camera of a phone for example */
  given: string
}

/** At the door: lets in whoever's ticket is held in front of the camera, or its code typed. */
export function CheckIn({ eventId, given }: CheckInProps) {
  const text = useEventPanelText()
  const { language, timeZone } = useLocale()
  const api = useApi()
  const { send, submitting, isSending, errorProps } = useSending()
  const [code, setCode] = useState(given)
  const [admitted, setAdmitted] = useState<Admitted>()
  const last = useRef('')

  const admit = async (read: string) => {
    setAdmitted(undefined)
    setAdmitted(await api.call(checkInByCode, { eventId, ticket_code: read }).catch(asRefused))
    setCode('')
  }
  /** One ticket stays in front of the camera for a while. */
  const scan = (read: string) => {
    if (codeIn(read) === last.current) return
    last.current = codeIn(read)
    setTimeout(() => (last.current = ''), AGAIN_AFTER)
    setCode(codeIn(read))
    void send(() => admit(read))
  }
  return (
    <div className={styles.door}>
      <Scanner onRead={scan} look={given === '' ? 'primary' : 'secondary'} />
      <div aria-live="assertive">
        {admitted && (
          <Callout tone={admitted.was_in ? 'caution' : 'good'}>
            <span className={styles.outcome}>
              {admitted.was_in
                ? text('wasIn', {
                    name: admitted.participant.name,
                    at: formatDateTime(admitted.participant.checked_in_at ?? '', language, timeZone),
                  })
                : text('welcome', { name: admitted.participant.name })}
            </span>
          </Callout>
        )}
      </div>
      <Form
        errors={atCode(errorProps.errors)}
        attempt={errorProps.attempt}
        className={common.stack}
        onSubmit={submitting(() => admit(code))}
      >
        <TextField
          name="ticket_code"
          label={text('code')}
          help={text('codeHelp')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" look={given === '' ? 'secondary' : 'primary'} busy={isSending}>
          {text('letIn')}
        </Button>
      </Form>
    </div>
  )
}

/** A code that is none of the event's is said in the form, as what else is wrong with it. */
function asRefused(error: unknown): never {
  const isUnknown = error instanceof ApiProblem && error.status === 404
  throw isUnknown ? new ApiProblem(422, { message: error.message }) : error
}

/** Whatever is said against a ticket stands where its code does. */
const atCode = ({ form, ...fields }: FormErrors): FormErrors => (form ? { ...fields, ticket_code: form } : fields)

/** What reads codes is fetched with the first press. */
function Scanner({ onRead, look }: { onRead: (text: string) => void; look: 'primary' | 'secondary' }) {
  const text = useEventPanelText()
  const video = useRef<HTMLVideoElement>(null)
  const heard = useRef(onRead)
  const stop = useRef<() => void>(undefined)
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  useEffect(() => {
    heard.current = onRead
  })
  useEffect(() => () => stop.current?.(), [])

  const start = async () => {
    setState('on')
    try {
      const { readCodes } = await import('./read-codes.ts')
      stop.current = await readCodes(video.current!, (read) => heard.current(read))
    } catch {
      setState('failed')
    }
  }
  const end = () => {
    stop.current?.()
    setState('off')
  }
  return (
    <div className={common.stack}>
      <video
        ref={video}
        className={styles.seen}
        hidden={state !== 'on'}
        aria-label={text('camera')}
        muted
        playsInline
      />
      {state === 'failed' && (
        <Callout tone="bad" isNews>
          {text('cameraFailed')}
        </Callout>
      )}
      {state === 'on' ? (
        <>
          <p className={common.note}>{text('cameraHelp')}</p>
          <Button icon={<CameraOff />} onClick={end}>
            {text('stopCamera')}
          </Button>
        </>
      ) : (
        <Button icon={<Camera />} look={look} onClick={() => void start()}>
          {text('startCamera')}
        </Button>
      )}
    </div>
  )
}
