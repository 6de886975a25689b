/** The grounds text stands on; tokens.css says the same and a test keeps the two together. */
export const grounds = {
  light: { paper: '#fbf9f4', sunk: '#f3efe6', raised: '#fffefb', softLightness: 0.955, fillContrast: 1.4 },
  dark: { paper: '#171410', sunk: '#1f1b16', raised: '#26211b', softLightness: 0.27, fillContrast: 2.2 },
}
