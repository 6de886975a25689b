import type { ReactNode } from 'react'
import { useWriterId } from '#kit/api/ViewerProvider.tsx'
import { BODY_MAX, type CommentableRef } from '../contract.ts'
import { Composer } from './Composer.tsx'
import { useText } from './use-text.ts'

interface CommentComposerProps {
  on: CommentableRef
  onSend: (body: string, onTaken: () => void) => Promise<unknown>
  children?: ReactNode
}

export function CommentComposer({ on, onSend, children }: CommentComposerProps) {
  const text = useText()
  const writerId = useWriterId()
  return (
    <Composer
      draft={`comment:${writerId}:${on.type}:${on.id}`}
      label={text('yourComment')}
      action={text('send')}
      placeholder={text('placeholder')}
      hint={text('startWriting')}
      onSend={onSend}
      warn={(length, refusal) =>
        length > BODY_MAX || refusal !== undefined ? text('tooLong', { max: BODY_MAX, length }) : undefined
      }
    >
      {children}
    </Composer>
  )
}
