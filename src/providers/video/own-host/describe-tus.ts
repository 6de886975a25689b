import { type Operation, refusedWith, textIn } from '#platform/contract/operation.ts'

const header = (name: string, description: string) => textIn('header', name, description)
const SIGNED = [
  header('Tus-Resumable', '1.0.0'),
  header('AuthorizationSignature', 'As `upload` of the call that made the video says it; so are the next three'),
  header('AuthorizationExpire', 'Unix seconds'),
  header('VideoId', 'The video that the file is for'),
  header('LibraryId', 'The library it goes to'),
]
const UPLOAD = textIn('path', 'uploadId', 'The end of the Location that the upload was given')

const text = (description: string) => ({ description, content: { 'text/plain': { schema: { type: 'string' } } } })
const OFFSET = { 'Upload-Offset': { description: 'Bytes that are here', schema: { type: 'integer' } } }
const REFUSED = {
  '400': text('A header is missing or wrong'),
  '401': text('The four headers are not signed, or no longer'),
  '412': text('Not the version 1.0.0 of tus'),
  ...refusedWith(503),
}
const GONE = { '404': text('No such upload of this video'), '410': text('It was given up') }

/** Resumable uploads (https://tus.io/protocols/resumable-upload), as /openapi.json tells of them. */
export const TUS = {
  create: {
    operationId: 'beginVideoUpload',
    at: '/tusupload',
    summary: 'Begin to send a video by tus 1.0',
    parameters: [
      ...SIGNED,
      textIn('header', 'Upload-Length', 'Bytes of the whole file', false),
      textIn('header', 'Upload-Defer-Length', '1 while the length is not known', false),
      textIn('header', 'Upload-Metadata', 'Names and base64 values; not looked at', false),
    ],
    responses: {
      '201': { description: 'It may be sent', headers: { Location: { schema: { type: 'string' } } } },
      ...REFUSED,
      '403': text('This video takes no file'),
      '413': text('Larger than this installation takes'),
      ...refusedWith(415),
    },
  },
  ask: {
    operationId: 'askVideoUpload',
    at: '/tusupload/{uploadId}',
    summary: 'How much of a video is here',
    parameters: [UPLOAD, ...SIGNED],
    responses: { '200': { description: 'Go on from there', headers: OFFSET }, ...REFUSED, ...GONE },
  },
  send: {
    operationId: 'sendVideoPiece',
    at: '/tusupload/{uploadId}',
    summary: 'Send a piece of a video from where it stopped',
    parameters: [UPLOAD, ...SIGNED, header('Upload-Offset', 'Where the piece begins')],
    requestBody: {
      required: true,
      content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    responses: {
      '204': { description: 'It is here', headers: OFFSET },
      ...REFUSED,
      ...GONE,
      '403': text('This video takes no file, or the upload is complete'),
      '409': text('The piece begins elsewhere'),
      '413': text('Larger than was said, or than this installation takes'),
      ...refusedWith(415),
    },
  },
  giveUp: {
    operationId: 'giveUpVideoUpload',
    at: '/tusupload/{uploadId}',
    summary: 'Give up an upload',
    parameters: [UPLOAD, ...SIGNED],
    responses: {
      '204': { description: 'It is gone' },
      ...REFUSED,
      ...GONE,
      '403': text('It is complete'),
      ...refusedWith(415),
    },
  },
} satisfies Record<string, Operation>
