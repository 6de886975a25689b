import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useMemo } from 'react'
import type { z } from 'zod'
import type { FormErrors } from './form-context.ts'
import { errorsByName } from './errors-by-name.ts'

interface SchemaForm<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Sends the form; the messages of a refused field, or nothing when it was accepted. */
  send: (values: Output) => Promise<FormErrors | undefined>
}

/**
 * react-hook-form checked by the contract's own schema. Spread `register(name)` into a field and
 * `formProps` into `Form`; what the server refuses appears beside what zod refuses.
 */
export function useSchemaForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  send,
}: SchemaForm<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema as never),
    defaultValues,
    shouldFocusError: false,
  })
  const onSubmit = form.handleSubmit(async (values) => {
    const refused = await send(values)
    for (const [name, messages] of Object.entries(refused ?? {}))
      form.setError(name === 'form' ? 'root' : (name as Path<Input>), { type: 'server', message: messages.join('\n') })
  })
  const { errors: tree, submitCount, isSubmitting } = form.formState
  const errors = useMemo(() => errorsByName(tree), [tree])
  return { ...form, formProps: { errors, attempt: submitCount, onSubmit }, isSending: isSubmitting }
}
