export interface MarkedSchool {
  name: string
  /** CSS pixels; the name stands where there is none */
  logos?: Array<{ src: string; width: number; height: number; scheme: string }>
}

/** A school's logo, or its name; `mark.css` shows the one for the scheme. */
export const SchoolMark = ({ school: { name, logos } }: { school: MarkedSchool }) =>
  logos?.length
    ? logos.map(({ scheme, ...logo }) => <img key={scheme} alt={name} data-logo={scheme} {...logo} />)
    : name
