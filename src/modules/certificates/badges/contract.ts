import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

const FILE = { answer: z.unknown(), type: 'application/vc+jwt' } as const
const JSON_FILE = { access: 'anyone', answer: z.unknown(), type: 'application/json' } as const

export const getCredential = endpoint('GET /certificates/:code/credential', {
  summary:
    'A valid certificate as an Open Badges 3.0 credential, signed by its school (VC-JWT), for whoever has its code',
  access: 'anyone',
  params: z.object({ code: z.string().max(60) }),
  refuses: [429],
  ...FILE,
})

export const getMyCredential = endpoint('GET /my/certificates/:certificateId/credential', {
  summary: 'The same of one’s own, which says to whose address it was given, as a digest',
  access: 'signed-in',
  refuses: [429],
  ...FILE,
})

export const getIssuer = endpoint('GET /certificates/issuer', {
  summary: 'Who issues the credentials of the school (Open Badges 3.0 Profile)',
  ...JSON_FILE,
})

export const getIssuerKey = endpoint('GET /certificates/keys/:keyId', {
  summary: 'The public key by which its credentials are verified, as a JWK',
  params: z.object({ keyId: z.string().max(60) }),
  ...JSON_FILE,
})

export const listRevokedCredentials = endpoint('GET /certificates/revoked', {
  summary: 'Which credentials of the school are not valid any more (1EdTechRevocationList), by their ids alone',
  ...JSON_FILE,
})
