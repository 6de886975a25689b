import { type RefObject, useEffect, useState } from 'react'
import { useProblem } from '#kit/api/use-problem.ts'
import { readDraft, sendDraft, useDraft } from '#kit/drafts/useDraft.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { lengthOf, tidied } from '#platform/contract/text-as-kept.ts'
import { BODY_MIN } from '../contract.ts'
import { TakenBack } from './taken-back.ts'

interface SendingText {
  /** under which what is typed is kept */
  draft: string
  onSend: (body: string, onTaken: () => void) => Promise<unknown>
  isHeldBack: boolean
  /** where it is typed, which has the focus while it is sent and once it was refused */
  box: RefObject<HTMLTextAreaElement | null>
}

/** A text that is sent from its draft: the box is free for the next one at once, and what is refused comes back to it. */
export function useSendingText({ draft, onSend, isHeldBack, box }: SendingText) {
  const showProblem = useProblem()
  const [typed, setTyped] = useDraft(draft)
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setSending] = useState(false)
  const body = tidied(typed)
  const length = lengthOf(body)
  const isReady = !isHeldBack && length >= BODY_MIN

  useEffect(() => {
    if (refusal !== undefined) box.current?.focus()
  }, [refusal, box])

  const send = async () => {
    if (isSending || !isReady) return
    setSending(true)
    setRefusal(undefined)
    // The button goes with the text.
    box.current?.focus()
    sendDraft(draft)
    const letGo = () => setTyped(readDraft(draft))
    try {
      await onSend(body, letGo)
      letGo()
    } catch (error) {
      setTyped([body, readDraft(draft)].filter(Boolean).join('\n\n'))
      if (error instanceof TakenBack) return
      if (error instanceof ApiProblem && error.status === 422) setRefusal(firstMessage(error))
      else showProblem(error)
    } finally {
      setSending(false)
    }
  }
  const type = (text: string) => {
    setRefusal(undefined)
    setTyped(text)
  }
  return { typed, type, length, refusal, isSending, isReady, send }
}

const firstMessage = ({ fields, message }: ApiProblem): string =>
  fields['body']?.[0] ?? Object.values(fields)[0]?.[0] ?? message
