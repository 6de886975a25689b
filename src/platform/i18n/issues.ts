import type { z } from 'zod'
import type { Language } from './language.ts'
import { fill, type Message } from './text.ts'
import { en } from './messages/en.ts'

type Issue = z.core.$ZodRawIssue

/** What is wrong with a value, in the given words. */
export function issueMessage(issue: unknown, language: Language, words: Record<string, Message>): string {
  const { key, params } = keyOf(issue as Issue)
  return fill(words[key] ?? key, language, params)
}

function keyOf(issue: Issue): { key: string; params?: Record<string, string | number> } {
  const own =
    'message' in issue && typeof issue.message === 'string' && issue.message.startsWith('validation.')
      ? issue.message
      : undefined
  if (own) return { key: own, params: bounds(issue) }
  if (issue.code === 'invalid_type')
    return {
      key:
        issue.input === undefined
          ? 'validation.required'
          : `validation.${issue.expected}` in en
            ? `validation.${issue.expected}`
            : 'validation.required',
    }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return Number(issue.minimum) === 1
      ? { key: 'validation.required' }
      : { key: 'validation.min.string', params: bounds(issue) }
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { key: 'validation.max.string', params: bounds(issue) }
  if (issue.code === 'too_small') return { key: 'validation.min.numeric', params: bounds(issue) }
  if (issue.code === 'too_big') return { key: 'validation.max.numeric', params: bounds(issue) }
  if (issue.code === 'invalid_format' && (issue.format === 'email' || issue.format === 'url'))
    return { key: `validation.${issue.format}` }
  return { key: 'validation.invalid' }
}

function bounds(issue: Issue): Record<string, number> {
  return {
    ...('minimum' in issue ? { min: Number(issue.minimum) } : {}),
    ...('maximum' in issue ? { max: Number(issue.maximum) } : {}),
  }
}
