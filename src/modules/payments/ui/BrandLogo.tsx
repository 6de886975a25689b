import type { ReactNode } from 'react'
import type { LOGO_BRANDS } from '../card/brands.ts'
import styles from './card-form.module.css'

type LogoBrand = (typeof LOGO_BRANDS)[number]

/** For the eye only: the brand is named in words beside it. */
export function BrandLogo({ brand, isFaded }: { brand: LogoBrand; isFaded: boolean }) {
  return (
    <svg
      viewBox="0 0 38 24"
      width="38"
      height="24"
      aria-hidden="true"
      focusable="false"
      data-brand={brand}
      data-faded={isFaded ? '' : undefined}
      className={styles.logo}
    >
      {DRAWINGS[brand]}
    </svg>
  )
}

const card = (fill: string) => <rect x="0.5" y="0.5" width="37" height="23" rx="3" fill={fill} stroke="#00000026" />

const DRAWINGS: Record<LogoBrand, ReactNode> = {
  mastercard: (
    <>
      {card('#fff')}
      <circle cx="15" cy="12" r="7" fill="#eb001b" />
      <circle cx="23" cy="12" r="7" fill="#f79e1b" />
      <path d="M19 6.26a7 7 0 0 1 0 11.48 7 7 0 0 1 0-11.48" fill="#ff5f00" />
    </>
  ),
  visa: (
    <>
      {card('#fff')}
      <path
        fill="#1434cb"
        d="m15.9 7.9-3.3 8.2h-2.2L8.8 9.6c-.1-.4-.2-.5-.5-.7-.5-.3-1.300-.5-2-.7l.05-.3h3.500c.45 0 .85.3.95.8l.85 4.700 2.150-5.500zm8.600 5.500c0-2.150-3-2.300-3-3.250 0-.3.3-.6.9-.7.3 0 1.150-.05 2.100.4l.35-1.750c-.5-.2-1.150-.35-1.950-.35-2.050 0-3.500 1.100-3.500 2.650 0 1.150 1.050 1.800 1.800 2.200.8.4 1.050.65 1.050 1 0 .55-.65.75-1.250.8-1.050 0-1.650-.3-2.150-.5l-.35 1.750c.5.2 1.400.4 2.300.45 2.200 0 3.650-1.050 3.700-2.700m5.400 2.700h1.950L30.150 7.900h-1.800c-.4 0-.75.25-.9.6l-3.150 7.600h2.200l.45-1.200h2.700zm-2.350-2.850 1.100-3.050.65 3.050zM18.850 7.900l-1.700 8.200h-2.100l1.700-8.200z"
      />
    </>
  ),
  discover: (
    <>
      {card('#fff')}
      <path d="M37.500 13.500C33 18 25 22 16 23.500h18.500a3 3 0 0 0 3-3z" fill="#f76f00" />
      <path
        fill="#231f20"
        d="M5 9.700h1.800c1.500 0 2.500.9 2.500 2.300s-1 2.300-2.500 2.300H5zm1.100 3.650h.6c.9 0 1.450-.5 1.450-1.350s-.55-1.350-1.450-1.350h-.6zM9.800 9.700h1.100v4.600H9.800zm2 3.950.65-.65c.25.4.6.6 1 .6.35 0 .55-.15.55-.4 0-.3-.3-.4-.8-.6-.75-.25-1.150-.6-1.150-1.250 0-.8.65-1.350 1.550-1.350.6 0 1.050.2 1.450.55l-.6.7c-.25-.25-.5-.35-.8-.35s-.5.15-.5.4c0 .25.25.35.8.55.8.3 1.200.65 1.200 1.300 0 .85-.65 1.400-1.650 1.400-.75 0-1.350-.3-1.700-.9"
      />
      <circle cx="19.800" cy="12" r="2.450" fill="#f76f00" />
      <path
        fill="#231f20"
        d="m22.300 9.700h1.200l1.200 2.900 1.200-2.900h1.200l-2.100 4.700h-.6zm5.200 0h3v.95h-1.900v.85h1.800v.9h-1.800v.95h1.900v.95h-3z"
      />
    </>
  ),
  'american-express': (
    <>
      {card('#1f72cd')}
      <path
        fill="#fff"
        d="m6.200 9-2.700 6.100h1.800l.5-1.200h2.900l.5 1.200H11V9.950l2.250 5.150h1.350l2.250-5.150v5.150h1.600V9h-2.600l-1.900 4.300L12.050 9H9.500v5.900L6.950 9zm1.050 1.450.9 2.150H6.400zM19.500 9v6.100h5.100v-1.350h-3.500v-1.050h3.400v-1.300h-3.400v-1.050h3.500V9zm5.700 0 2.600 3-2.700 3.100h2l1.700-2.050 1.750 2.050h2.050l-2.700-3.050L32.550 9H30.600l-1.700 1.950L27.200 9z"
      />
    </>
  ),
}
