import { type Operation, refusedWith, textIn } from '#platform/contract/operation.ts'

const page = (description: string) => ({ description, content: { 'text/html': { schema: { type: 'string' } } } })
const file = (description: string) => ({
  description,
  content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
})

/** The player and what it plays, as /openapi.json tells of them. */
export const PLAYBACK = {
  page: {
    operationId: 'showPlayer',
    at: '/embed/{libraryId}/{videoId}',
    summary: 'The player of a video, for a frame: `embed_url` of a video',
    parameters: [
      textIn('path', 'libraryId', 'As the address has it'),
      textIn('path', 'videoId', 'As the address has it'),
      textIn('query', 'token', 'As the address was given out'),
      textIn('query', 'expires', 'As the address was given out'),
      textIn('query', 'autoplay', 'true to begin by itself', false),
      textIn('query', 'lang', 'pl for Polish', false),
      textIn('query', 'again', 'The second to go on at, of a player that was refused a piece', false),
    ],
    responses: {
      '200': page('The player'),
      '403': page('The address is not valid, or no longer, or the video is not open to whoever asks'),
      '404': page('There is no such video, or nothing of it can be played yet'),
      '429': page('The account watches as many films as it may at a time'),
      ...refusedWith(503),
    },
  },
  file: {
    operationId: 'readVideoFile',
    at: '/video/{videoId}/{token}/{file}',
    summary:
      'A playlist, a piece, a poster or captions, as the player asks for them, for who may see the video at this moment',
    parameters: [
      textIn('path', 'videoId', 'As the player has it'),
      textIn('path', 'token', 'Good for some hours, in the browser whose player it was made for'),
      textIn('path', 'file', 'It may hold slashes'),
    ],
    responses: {
      '200': file('The file'),
      '206': file('The range that was asked for'),
      '304': { description: 'As it was' },
      '416': { description: 'There is no such range' },
      ...refusedWith(403, 404, 429, 503),
    },
  },
  left: {
    operationId: 'leaveVideo',
    at: '/video/{videoId}/{token}/left',
    summary: 'The player is gone: the film counts no more among those that the account watches',
    parameters: [
      textIn('path', 'videoId', 'As the player has it'),
      textIn('path', 'token', 'As the player has it; not looked at'),
    ],
    responses: { '204': { description: 'Noted' }, ...refusedWith(503) },
  },
} satisfies Record<string, Operation>
