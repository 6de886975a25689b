declare module 'hls.js/light' {
  export { default as Hls } from 'hls.js'
}
