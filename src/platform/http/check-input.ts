import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'

/** Input that breaks its contract: 422, with what is wrong under each field. */
export class InvalidInput extends Error {
  readonly issues: z.core.$ZodIssue[]

  constructor(issues: z.core.$ZodIssue[]) {
    super('The input breaks its contract')
    this.issues = issues
  }
}

/** What a verb is given of it. @throws InvalidInput */
export function checkInput(schema: z.ZodType, given: unknown): unknown {
  const { data, error } = schema.safeParse(given)
  if (error) throw new InvalidInput(error.issues)
  return data
}

/** The same as Fastify asks for it. */
export const inputCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (given) => {
    const { data, error } = schema.safeParse(given)
    return error ? { error: new InvalidInput(error.issues) } : { value: data }
  }
