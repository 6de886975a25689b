import { expect, test } from 'vitest'
import { EMBED_ORIGINS, embedOf, filmEmbedOf } from './embed-of.ts'

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
  expect(filmEmbedOf(address)).toBe(player)
  expect(EMBED_ORIGINS).toContain(new URL(player).origin)
})

const spotify = 'https://open.spotify.com/embed'
const soundcloud = 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2F'
const maps = 'https://www.google.com/maps?q='

test.each([
  ['https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl?si=x', `${spotify}/track/11dFghVXANMlKmJXsNCbNl`, 'sound'],
  ['https://open.spotify.com/intl-pl/album/11dFghVXANMlKmJXsNCbNl', `${spotify}/album/11dFghVXANMlKmJXsNCbNl`, 'sound'],
  ['https://soundcloud.com/someone/a-song?utm_source=x', `${soundcloud}someone%2Fa-song`, 'sound'],
  ['https://soundcloud.com/someone/sets/songs', `${soundcloud}someone%2Fsets%2Fsongs`, 'sound'],
  [
    'https://www.google.com/maps/place/Wawel,+Krak%C3%B3w/@50.05,19.93,17z',
    `${maps}Wawel%2C+Krak%C3%B3w&output=embed`,
    'map',
  ],
  ['https://www.google.com/maps/@50.0540,19.9354,17z', `${maps}50.0540%2C19.9354&output=embed`, 'map'],
  ['https://maps.google.com/maps?q=Wawel', `${maps}Wawel&output=embed`, 'map'],
])('%s is shown as %s, a %s, and is no film', (address, player, shape) => {
  expect(embedOf(address)).toMatchObject({ src: player, shape })
  expect(EMBED_ORIGINS).toContain(new URL(player).origin)
  expect(filmEmbedOf(address)).toBeUndefined()
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
  'https://open.spotify.com/user/somebody',
  'https://soundcloud.com/someone',
  'https://www.google.com/search?q=Wawel',
  'https://www.google.com/maps/place/',
  'https://iframe.mediadelivery.net/embed/12/../../x',
])('%s is no player we frame', (address) => {
  expect(embedOf(address)).toBeUndefined()
})
