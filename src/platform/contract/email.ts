import { z } from 'zod'
import { canonicalEmail, EMAIL_MAX, isEmail } from './is-email.ts'
import { Told } from './told.ts'

/** What every form that asks for an address takes, and gives on as it is kept. */
export const Email = z
  .string()
  .trim()
  .min(1)
  .max(EMAIL_MAX)
  .register(Told, { format: 'idn-email' })
  .pipe(z.string().overwrite(canonicalEmail).refine(isEmail, 'validation.email'))
