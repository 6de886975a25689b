import { builtOnce } from '#platform/built-once.ts'
import { accentPalette } from './accent-palette.ts'

/**
 * The school's colour as custom properties, for a `<style>` in the head before the stylesheets.
 * Holds computed hex values only, so nothing a school types reaches the page. Every page asks for it.
 */
export const themeCss = builtOnce((accent: string): string => {
  const { light, dark } = accentPalette(accent)
  const pair = (tone: keyof typeof light) => `light-dark(${light[tone]},${dark[tone]})`
  return [
    '@layer reset,tokens,base,kit,common,page;:root{',
    `--accent-text:${pair('text')};--accent-fill:${pair('fill')};--accent-fill-hover:${pair('fillHover')};`,
    `--accent-on-fill:${pair('onFill')};--accent-soft:${pair('soft')}}`,
  ].join('')
})
