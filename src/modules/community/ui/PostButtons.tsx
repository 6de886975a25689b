import { useId } from 'react'
import type { FittedPicture } from '#modules/media/ui/use-fitted-picture.ts'
import { Button } from '#kit/actions/Button.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { POST_BODY_MIN, POST_TITLE_MAX, POST_TITLE_MIN } from '../vocabulary.ts'
import styles from './editor.module.css'
import { useText } from './use-text.ts'

interface PostButtonsProps {
  /** what sends the post */
  action: string
  isReady: boolean
  /** the chosen one, in whatever state */
  picture: FittedPicture | null
  isSending: boolean
  isUnsaved: boolean
  onGiveUp: () => void
}

export function PostButtons({ action, isReady, picture, isSending, isUnsaved, onGiveUp }: PostButtonsProps) {
  const text = useText()
  const confirm = useConfirm()
  const whyNot = useId()
  const giveUp = async () => {
    const question = { consequence: text('discardConsequence'), action: text('discard') }
    if (!isUnsaved || (await confirm(question))) onGiveUp()
  }
  return (
    <>
      <FormActions
        submit={action}
        isSending={isSending}
        disabled={!isReady}
        aria-describedby={isReady ? undefined : whyNot}
      >
        <Button look="quiet" onClick={() => void giveUp()}>
          {text('cancel')}
        </Button>
      </FormActions>
      <p id={whyNot} hidden={isReady} className={styles.help}>
        {hasUnfitPicture(picture)
          ? text(UNFIT[picture.state])
          : text('stillShort', { min: POST_TITLE_MIN, max: POST_TITLE_MAX, body: POST_BODY_MIN })}
      </p>
    </>
  )
}

const UNFIT = { refused: 'pictureInTheWay', fitting: 'pictureNotReady' } as const

const hasUnfitPicture = (
  picture: FittedPicture | null,
): picture is Extract<FittedPicture, { state: keyof typeof UNFIT }> => picture !== null && picture.state !== 'fits'
