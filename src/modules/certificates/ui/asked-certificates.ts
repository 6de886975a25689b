import { CERTIFICATE_STATES, type CertificateState, SEARCH_MAX } from '../vocabulary.ts'

export interface AskedCertificates {
  q: string
  course_id: string
  state: CertificateState | ''
}

/** The filter in the panel's address; what is none is left out. */
export const certificatesIn = (asked: URLSearchParams): AskedCertificates => ({
  q: (asked.get('q') ?? '').trim().slice(0, SEARCH_MAX),
  course_id: asked.get('course_id') ?? '',
  state: CERTIFICATE_STATES.find((state) => state === asked.get('state')) ?? '',
})
