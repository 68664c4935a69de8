import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import { cssVariables, day, night, wheelColorRules } from '../../src/drawings/colors.ts'

const WEB = join(import.meta.dirname, '../../src/web')

const fontUrl = (name: string) =>
  `data:font/woff2;base64,${readFileSync(join(WEB, 'fonts', `${name}.woff2`), 'base64')}`

const pictureStyle = `
@font-face{font-family:Newsreader;src:url(${fontUrl('newsreader')})}
@font-face{font-family:'Instrument Sans';font-weight:400 600;src:url(${fontUrl('instrument-sans')})}
:root{${cssVariables(night)}}
*{box-sizing:border-box}
body{margin:0;width:1200px;height:630px;overflow:hidden;background:var(--background);color:var(--ink);font-family:Newsreader}
main{display:grid;grid-template-columns:580px 1fr;height:100%}
.words{display:flex;flex-direction:column;justify-content:space-between;padding:72px 0 68px 72px}
.mark{display:flex;align-items:center;gap:14px;font:600 26px 'Instrument Sans'}
.mark svg{width:44px;height:44px}
h1{margin:0;font-size:76px;font-weight:400;line-height:1.04;letter-spacing:-.02em;text-wrap:balance}
p{margin:22px 0 0;font-size:30px;line-height:1.32;color:var(--muted);text-wrap:pretty}
.wheel{width:630px;height:630px;margin-left:-16px}
.wheel text{font-family:'Instrument Sans';stroke:none}
.house-number{font-size:11px}.angle-label{font-size:12px;font-weight:600}
${wheelColorRules.join('')}
`

/** The planet on its ring, as in favicon.svg. */
const mark = (ink: string, gold: string) =>
  html`<svg viewBox="0 0 28 28" fill="none" stroke-linecap="round"><circle cx="14" cy="14" r="11.6" stroke="${ink}" stroke-width="2"/><path d="M2.8 15.2C5.6 18.4 9.6 20 14 20s8.4-1.6 11.2-4.8" stroke="${gold}" stroke-width="2"/><circle cx="14" cy="12.6" r="2.4" fill="${ink}"/></svg>`

interface Words {
  title: string
  line: string
}

/** What a link to a page looks like in a message: 1200 by 630 pixels. */
export const previewPage = ({ title, line }: Words, wheel: unknown) =>
  String(
    html`<!doctype html><style>${raw(pictureStyle)}</style><main><div class="words"><div class="mark">${mark(night.ink, night.gold)}Cosmic Path</div><div><h1>${title}</h1><p>${line}</p></div></div>${wheel}</main>`,
  )

/** @param share of the side that the mark takes; a maskable icon is cut to a circle of four fifths */
export const iconPage = (share: number) =>
  String(
    html`<!doctype html><style>${raw(
      `body{margin:0;display:grid;place-items:center;height:100vh;background:${day.background}}svg{width:${share * 100}vw}`,
    )}</style>${mark(day.ink, day.gold)}`,
  )
