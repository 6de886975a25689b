import { expect, test } from 'vitest'
import { EMBED_ORIGINS, embedOf } from './embed-of.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
const vimeo = 'https://player.vimeo.com/video/76979871'
const uuid = '6a5b7c1e-0c1d-4f6e-9a53-0b8f9d0a1b2c'
const bunny = `https://iframe.mediadelivery.net/embed/12/${uuid}`
const loom = 'https://www.loom.com/embed/0281766fa2d04bb788eaf19e65135184'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=abc', youtube],
  ['youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/watch?t=3&v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=tracking', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['http://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', `${vimeo}?dnt=1`],
  ['https://vimeo.com/76979871/0a1b2c', `${vimeo}?h=0a1b2c&dnt=1`],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c&autoplay=1', `${vimeo}?h=0a1b2c&dnt=1`],
  ['https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184', loom],
  ['https://www.loom.com/share/My-Film-0281766fa2d04bb788eaf19e65135184?sid=x', loom],
  [`https://iframe.mediadelivery.net/play/12/${uuid}`, `${bunny}?autoplay=false`],
])('%s plays as %s', (address, player) => {
  expect(embedOf(address)).toBe(player)
  expect(EMBED_ORIGINS).toContain(new URL(player).origin)
})

test.each([
  '',
  'film',
  'https://evil.test/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'https://evil.test/https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/channel/UC38IQsAvIsxxjztdMZQtwHA',
  'https://www.youtube.com/watch?v="><script>',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'data:text/html,youtu.be',
  'https://youtube.com@evil.test/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'https://www.loom.com/share/short',
  'https://iframe.mediadelivery.net/embed/12/../../x',
])('%s is no player we frame', (address) => {
  expect(embedOf(address)).toBeUndefined()
})
