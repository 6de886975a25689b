import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { type FieldErrors, InvalidFields } from '#platform/refusal.ts'
import type { changeHours as endpoint, GivenHours, Setup } from './contract.ts'
import { lockConsultation } from '../require-consultation.ts'
import type { Span } from '../slots/free-slots.ts'
import { minuteOf } from './day-times.ts'
import { getSetup } from './get-setup.ts'
import { keepHours } from './keep-hours.ts'

/**
 * Says when a consultation is offered; what is booked stays booked. Refuses with 404 what is no consultation; with 422, under its own field, what ends before
 * it begins or crosses another of its day, and a day that is named twice.
 */
export async function changeHours(ctx: Ctx, { consultationId, ...given }: Input<typeof endpoint>): Promise<Setup> {
  const { product } = await lockConsultation(ctx, consultationId)
  ctx.note({ subject: product.title, url: editorPath({ kind: 'consultation', id: consultationId }) })
  refuseWrong(given)
  await keepHours(ctx, consultationId, {
    rules: given.rules.map(({ weekday, ...span }) => ({ weekday, ...spanOf(span) })),
    exceptions: given.exceptions.flatMap(({ day, spans }) =>
      (spans.length === 0 ? [null] : spans.map(spanOf)).map((span) => ({ day, span })),
    ),
  })
  return getSetup(ctx, { consultationId })
}

const spanOf = ({ from, until }: { from: string; until: string }): Span => ({
  from: minuteOf(from),
  until: minuteOf(until),
})

interface Named extends Span {
  /** the day it is of */
  of: string
  field: string
}

function refuseWrong({ rules, exceptions }: GivenHours): void {
  const fields: FieldErrors = {}
  const wrong = (field: string, key: string) => (fields[field] ??= [{ key }])
  const spans: Named[] = [
    ...rules.map((rule, at) => ({ ...spanOf(rule), of: String(rule.weekday), field: `rules.${at}` })),
    ...exceptions.flatMap(({ day, spans: own }, at) =>
      own.map((span, place) => ({ ...spanOf(span), of: day, field: `exceptions.${at}.spans.${place}` })),
    ),
  ]
  const last = new Map<string, Span>()
  for (const { from, until, of, field } of spans.toSorted((one, other) => one.from - other.from)) {
    if (until <= from) wrong(`${field}.until`, 'validation.end-before-start')
    const before = last.get(of)
    if (before && from < before.until) wrong(`${field}.from`, 'validation.hours-cross')
    last.set(of, { from, until: Math.max(until, before?.until ?? 0) })
  }
  for (const [at, { day }] of exceptions.entries())
    if (exceptions.findIndex((each) => each.day === day) < at)
      wrong(`exceptions.${at}.day`, 'validation.day-named-twice')
  if (Object.keys(fields).length > 0) throw new InvalidFields(fields)
}
