import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import type { ShownInvitation } from '../../contract.ts'
import { returnGift } from '../../gifts/contract.ts'
import styles from '../seats.module.css'
import { useGiftsText } from './text.ts'

/** Whoever has it already lets the giver know, once. */
export function Returning({
  token,
  invitation: { buyer, course, gift },
}: {
  token: string
  invitation: ShownInvitation
}) {
  const text = useGiftsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submitting, isSending, errorProps } = useSending()
  const letKnow = submitting(async () => {
    await api.call(returnGift, { token })
    await revalidate()
  })
  if (gift?.is_returned)
    return (
      <Callout tone="good" isNews>
        {text('known', { buyer })}
      </Callout>
    )
  return (
    <Form {...errorProps} className={styles.card} onSubmit={letKnow}>
      <Callout>{text('has', { course: course.title, buyer })}</Callout>
      <Button type="submit" look="primary" wide busy={isSending}>
        {text('letKnow', { buyer })}
      </Button>
    </Form>
  )
}
