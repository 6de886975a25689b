import { type Operation, refusedWith, sentBytes, textIn } from '#platform/contract/operation.ts'

const KEY = textIn('path', 'key', 'As the address has it; it may hold slashes')
const SIGNATURE = ['expires', 'signature'].map((name) => textIn('query', name, 'As the address was given out'))
const BYTES = { '*/*': { schema: { type: 'string', format: 'binary' } } }

/** Files by address, as /openapi.json tells of them. */
export const FILES = {
  put: {
    operationId: 'putFile',
    at: '/files/{key}',
    summary: 'Send a file to the address it was promised, such as `upload` of POST /home/images/create',
    parameters: [
      KEY,
      ...SIGNATURE,
      textIn('query', 'type', 'The content type it has to be sent as'),
      textIn('query', 'max', 'Bytes it may have'),
    ],
    requestBody: { required: true, content: BYTES },
    responses: {
      '200': { description: 'It is here' },
      ...refusedWith(403, 413, 415, 503),
    },
  },
  get: {
    operationId: 'readFile',
    at: '/files/{key}',
    summary: 'A file that is not for everyone, by a signed address',
    parameters: [KEY, ...SIGNATURE, textIn('query', 'name', 'What to call it when it is saved', false)],
    responses: { ...sentBytes(), ...refusedWith(403, 404, 503) },
  },
  public: {
    operationId: 'readPublicFile',
    at: '/public/{key}',
    summary: 'A width of a picture of this school',
    parameters: [KEY],
    responses: { ...sentBytes(), ...refusedWith(404, 503) },
  },
} satisfies Record<string, Operation>
