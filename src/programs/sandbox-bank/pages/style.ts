import { createHash } from 'node:crypto'

import type { Html } from './html.ts'

const STYLE = `
:root { color-scheme: light dark; --ground: #eef2f0; --sheet: #fff; --ink: #10231c; --quiet: #4a5c54; --line: #c3cec8; --bank: #0b5d43; --on-bank: #fff; --wrong: #a3161c; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1512; --sheet: #15211c; --ink: #e6efea; --quiet: #a4b5ac; --line: #34463d; --bank: #7fd6b4; --on-bank: #06231a; --wrong: #ff9c98; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 ui-sans-serif, system-ui, sans-serif; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: 0.75rem clamp(1rem, 5vw, 3rem); background: var(--sheet); border-bottom: 3px solid var(--bank); }
header p { margin: 0; }
.bank { font-weight: 700; letter-spacing: 0.02em; color: var(--bank); }
a { color: var(--bank); display: inline-block; padding: 0.25rem 0; }
main { width: min(100%, 34rem); margin: clamp(1rem, 6vh, 4rem) auto; padding: clamp(1.25rem, 5vw, 2.5rem); background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; }
main:has(table) { width: min(100%, 64rem); }
h1 { margin: 0 0 1rem; font-size: clamp(1.35rem, 1.1rem + 1.2vw, 1.75rem); line-height: 1.2; text-wrap: balance; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.5rem; margin: 1.5rem 0; padding: 1rem 0; border-block: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
dd.amount { font-weight: 700; }
label { display: block; font-weight: 600; }
.hint { margin: 0.25rem 0 0.5rem; color: var(--quiet); font-size: 0.9375rem; }
input { width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; border: 1px solid var(--quiet); border-radius: 4px; background: var(--sheet); color: inherit; font: inherit; font-size: 1.375rem; letter-spacing: 0.2em; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border-color: var(--wrong); }
.wrong { margin: 0.5rem 0; color: var(--wrong); font-weight: 600; }
.choices { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.25rem; }
button { min-height: 3rem; padding: 0.5rem 1.5rem; border: 1px solid var(--bank); border-radius: 4px; background: var(--bank); color: var(--on-bank); font: inherit; font-weight: 600; cursor: pointer; }
button[value=cancel] { background: transparent; color: var(--bank); }
:focus-visible { outline: 3px solid var(--bank); outline-offset: 3px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: start; white-space: nowrap; }
td.number { text-align: end; }
td button { min-height: 2.25rem; padding: 0.25rem 0.75rem; background: transparent; color: var(--bank); }
footer { padding: 1rem; color: var(--quiet); text-align: center; font-size: 0.875rem; }
`

/** The style sheet, and the source expression that lets the page's security policy allow exactly it. */
export const STYLE_TAG: Html = { markup: `<style>${STYLE}</style>` }
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
