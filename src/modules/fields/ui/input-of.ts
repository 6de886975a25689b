import type { ComponentProps } from 'react'
import { EMAIL_INPUT } from '#kit/fields/email-input.ts'
import type { FormField, TypedField } from '../contract.ts'
import type { DataType } from '../vocabulary.ts'

type Input = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck' | 'placeholder'
>

const INPUTS: Record<DataType, Input> = {
  text: {},
  integer: { inputMode: 'numeric' },
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
  email: { ...EMAIL_INPUT, autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  url: { type: 'url', autoCapitalize: 'none', placeholder: 'https://' },
  postal_code: { inputMode: 'numeric', autoComplete: 'postal-code', placeholder: '12-345' },
}

/** How a line is typed into, on a phone as well. */
export function inputOf(field: FormField | TypedField): Input {
  if (field.type === 'email') return INPUTS.email
  return 'data_type' in field ? INPUTS[field.data_type] : {}
}
