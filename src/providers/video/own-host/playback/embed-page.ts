import { en, type PlayerMessages } from './messages/en.ts'
import { pl } from './messages/pl.ts'
import { PLAYER_ENTRY } from './player-script.ts'

export interface EmbedPage {
  language: 'en' | 'pl'
  nonce: string
  title: string
  source: string
  /** told once the player is gone */
  left: string
  poster: string
  autoplay: boolean
  captions: { language: string; label: string; url: string }[]
}

/** The player as a page for an iframe. */
export function embedPage(page: EmbedPage): string {
  const text = messagesIn(page.language)
  const tracks = page.captions.map(
    (each) =>
      `<track kind="captions" srclang="${escape(each.language)}" label="${escape(each.label)}" src="${escape(each.url)}">`,
  )
  return frame(
    page.language,
    page.title || text.title,
    `
<media-controller defaultsubtitles="false" keyboardforwardseekoffset="10" keyboardbackwardseekoffset="10">
  <video slot="media" playsinline preload="metadata" poster="${escape(page.poster)}" data-source="${escape(page.source)}" data-left="${escape(page.left)}" data-autoplay="${page.autoplay}">${tracks.join('')}</video>
  <media-loading-indicator slot="centered-chrome" noautohide></media-loading-indicator>
  <media-error-dialog slot="dialog"></media-error-dialog>
  <media-captions-menu hidden anchor="auto"></media-captions-menu>
  <media-playback-rate-menu hidden anchor="auto" rates="0.5 0.75 1 1.25 1.5 1.75 2"></media-playback-rate-menu>
  <media-rendition-menu hidden anchor="auto"></media-rendition-menu>
  <media-time-range></media-time-range>
  <media-control-bar>
    <media-play-button></media-play-button>
    <media-seek-backward-button seekoffset="10"></media-seek-backward-button>
    <media-seek-forward-button seekoffset="10"></media-seek-forward-button>
    <media-mute-button></media-mute-button>
    <media-volume-range></media-volume-range>
    <media-time-display showduration></media-time-display>
    <span class="gap"></span>
    ${tracks.length > 0 ? '<media-captions-menu-button></media-captions-menu-button>' : ''}
    <media-playback-rate-menu-button></media-playback-rate-menu-button>
    <media-rendition-menu-button></media-rendition-menu-button>
    <media-pip-button></media-pip-button>
    <media-fullscreen-button></media-fullscreen-button>
  </media-control-bar>
</media-controller>
<button type="button" class="start" aria-label="${escape(text.play)}" aria-describedby="from" hidden>
  <svg viewBox="0 0 24 24" width="32" height="32" fill="currentColor" aria-hidden="true"><path d="M8 5v14l11-7z"/></svg>
  <span id="from" class="from" data-words="${escape(text.goOnAt)}"></span>
</button>
<script type="module" nonce="${page.nonce}" src="/embed/player/${PLAYER_ENTRY}"></script>`,
  )
}

/** A page that says why there is no player, and where to try again. */
export function noPlayerPage(
  language: 'en' | 'pl',
  why: 'expired' | 'closed' | 'notReady' | 'tooMany',
  retry?: string,
): string {
  const text = messagesIn(language)
  const link = retry === undefined ? '' : `<p><a href="${escape(retry)}">${escape(text.tryAgain)}</a></p>`
  return frame(language, text.title, `<div class="why"><p>${escape(text[why])}</p>${link}</div>`)
}

function frame(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style>
  html, body, main { position: relative; height: 100%; margin: 0; background: #111; color: #fff; font-family: system-ui, sans-serif; }
  media-controller, video { width: 100%; height: 100%; }
  media-controller { --media-focus-box-shadow: inset 0 0 0 2px #fff; --media-primary-color: #fff; --media-secondary-color: rgb(17 17 17 / .8); }
  media-control-bar { width: 100%; --media-control-background: transparent; --media-control-hover-background: rgb(255 255 255 / .15); background: linear-gradient(rgb(17 17 17 / .5), rgb(17 17 17 / .85)); }
  media-time-range { width: 100%; --media-control-background: transparent; background: linear-gradient(transparent, rgb(17 17 17 / .5)); }
  media-captions-menu, media-playback-rate-menu, media-rendition-menu { z-index: 1; }
  h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
  media-controller:not(:defined) > :not(video) { display: none; }
  .start { position: absolute; inset: 0; width: 100%; height: 100%; padding: 0; border: 0; background: none; color: #fff; cursor: pointer; }
  .start svg { padding: 1.25rem; border-radius: 50%; background: rgb(17 17 17 / .8); }
  .start:not([hidden]) { display: grid; place-content: center; justify-items: center; gap: .75rem; }
  .start .from { font: inherit; font-size: 1rem; }
  .start .from:not(:empty) { padding: .25rem .75rem; border-radius: 1rem; background: rgb(17 17 17 / .8); }
  .start:hover svg { background: #111; }
  .start:focus-visible { outline: none; }
  .start:focus-visible svg { outline: 2px solid #fff; outline-offset: 3px; }
  .start[data-waiting] svg { animation: waiting 1s ease-in-out infinite alternate; }
  @keyframes waiting { to { opacity: .5; } }
  @media (prefers-reduced-motion: reduce) { .start[data-waiting] svg { animation: none; opacity: .7; } }
  .gap { flex: 1; }
  .why { display: grid; place-content: center; height: 100%; margin: 0; padding: 1rem; box-sizing: border-box; text-align: center; }
  .why p { margin: .5rem 0; }
  .why a { color: inherit; }
  @media (forced-colors: active) {
    media-controller { --media-primary-color: CanvasText; --media-secondary-color: Canvas; --media-range-track-background: GrayText; }
    media-time-range, media-volume-range, media-loading-indicator { forced-color-adjust: none; }
    media-control-bar > :focus-visible, media-time-range:focus-visible { outline: 2px solid Highlight; outline-offset: -2px; }
    .start { forced-color-adjust: none; }
    .start svg { border: 2px solid ButtonText; background: ButtonFace; color: ButtonText; }
  }
  @media (max-width: 560px) { media-volume-range, media-seek-backward-button, media-seek-forward-button { display: none; } }
</style>
</head>
<body>
<main aria-label="${escape(title)}">
<h1>${escape(title)}</h1>${body}
</main>
</body>
</html>
`
}

function messagesIn(language: 'en' | 'pl'): PlayerMessages {
  return { en, pl }[language]
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
