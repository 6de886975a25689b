import type { Request } from 'autocannon'
import { alternate } from './alternate.ts'
import { load } from './load.ts'
import type { Row } from './measure.ts'
import { shown } from './statistics.ts'

interface Throughput {
  work: string
  subject: { url: string; requests: Request[] }
  baseline: { url: string; what: string; requests?: Request[] }
  /** share of the baseline that is promised */
  atLeast: number
}

/** A row of requests per second beside those of a baseline. */
export async function throughput({ work, subject, baseline, atLeast }: Throughput): Promise<Row> {
  const compared = await alternate(
    () => load(subject.url, subject.requests),
    () => load(baseline.url, baseline.requests ?? [{ method: 'GET', path: '/' }]),
  )
  return {
    work,
    measured: shown(compared.subject, '/s'),
    baseline: `${shown(compared.baseline, '/s')}, ${baseline.what}`,
    ratio: `${Math.round(compared.ratio * 100)} %`,
    promise: `≥ ${atLeast * 100} %`,
    isKept: compared.ratio >= atLeast,
    rounds: compared.rounds,
  }
}
