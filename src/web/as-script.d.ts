declare module '*?script' {
  /** What the file does, with all it imports, as one short script; '' in the browser, where it has run already. */
  const script: string
  export default script
}
