import { type InputEventHandler, useState } from 'react'
import { useKitText } from '../text/kit-text.ts'
import { FieldErrors } from './FieldErrors.tsx'
import type { useField } from './use-field.ts'

type Entry = HTMLInputElement | HTMLTextAreaElement
type Control = ReturnType<typeof useField>['control']

interface Typed<Of extends Entry> {
  value?: string | number | readonly string[] | undefined
  defaultValue?: string | number | readonly string[] | undefined
  onInput?: InputEventHandler<Of> | undefined
}

/**
 * Says by how much a text is too long while it is typed. A browser that is told the limit cuts what is pasted without a word, and through
 * an emoji.
 */
export function useOverlong<Of extends Entry>(
  control: Control,
  most: number | undefined,
  { value, defaultValue, onInput }: Typed<Of>,
) {
  const [typed, setTyped] = useState(String(defaultValue ?? '').length)
  const length = value === undefined ? typed : String(value).length
  const over = length - (most ?? Infinity)
  const id = `${control.id}-over`
  const hear: InputEventHandler<Of> = (event) => {
    setTyped(event.currentTarget.value.length)
    onInput?.(event)
  }
  return {
    control: {
      ...control,
      ...(over > 0 && {
        'aria-invalid': true,
        'aria-describedby': `${control['aria-describedby'] ?? ''} ${id}`.trim(),
      }),
      onInput: hear,
    },
    length,
    overlong: over > 0 && <Overlong id={id} count={over} />,
  }
}

function Overlong({ id, count }: { id: string; count: number }) {
  const text = useKitText()
  return <FieldErrors id={id} errors={[text('charactersOver', { count })]} />
}
