/** The colors of the product, by their names in app.css, which is tested against them. */
export const day = {
  background: '#faf6ee',
  surface: '#fffdf8',
  ink: '#1e1a2b',
  muted: '#5b5568',
  line: '#ddd3c2',
  control: '#8a7f6e',
  accent: '#34348a',
  'accent-hover': '#28286f',
  'on-accent': '#fffdf8',
  gold: '#8a5f0c',
  love: '#a82c5b',
  career: '#1c5aa3',
  spiritual: '#673a9e',
  danger: '#a12e1c',
  success: '#2a6545',
  highlight: '#f3e7c8',
  dome: '#1b1d45',
  star: '#fff4d6',
}

export type ColorName = keyof typeof day
type Palette = Record<ColorName, string>

export const night: Palette = {
  background: '#0e1022',
  surface: '#171a33',
  ink: '#f2ede0',
  muted: '#b7b2ca',
  line: '#30345a',
  control: '#7278a8',
  accent: '#e5c26b',
  'accent-hover': '#f0d48a',
  'on-accent': '#0e1022',
  gold: '#e5c26b',
  love: '#ff8fb2',
  career: '#8abdff',
  spiritual: '#cba6ff',
  danger: '#ff937f',
  success: '#8fd8b2',
  highlight: '#2a2c4a',
  dome: '#12152e',
  star: '#fff4d6',
}

/** What the drawing of a wheel uses. */
const wheelColors: ColorName[] = [
  'background',
  'ink',
  'muted',
  'line',
  'control',
  'gold',
  'love',
  'career',
]

/** The classes of a wheel outside of the site's style sheet. */
export const wheelColorRules = wheelColors.map(
  (name) => `.stroke-${name}{stroke:var(--${name})}.fill-${name}{fill:var(--${name})}`,
)

/** As in `--ink:#1e1a2b;--muted:#5b5568`. */
export const cssVariables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

/** The color of the theme that the device shows. */
export const lightDark = (name: ColorName) => `light-dark(${day[name]}, ${night[name]})`
