declare module '*?script' {
  /** What the file does, with all it imports, as one short script; '' in the browser, where it has run already. */
  const script: string
  export default script
}

declare module '*?addresses' {
  /** Where browsers get the built file and all it imports, itself first. */
  const addresses: readonly string[]
  export default addresses
}

declare module '*?pieces' {
  /** Of each named piece that comes on demand, the scripts it is made of in browsers, its own first. */
  const scripts: Readonly<Record<string, readonly string[]>>
  export default scripts
}
