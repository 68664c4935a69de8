import { imageOf } from './svg-image.ts'
import { fitLines, LINE_HEIGHT } from './wrap-lines.ts'

const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 96
const WHEEL = 920

/** What a picture shows; neither has a name, a date or a place. */
export type Shown =
  | { kind: 'wheel'; svg: SVGSVGElement; title: string }
  | { kind: 'sentence'; sentence: string }

export interface DrawnPicture {
  blob: Blob
  /** The same, for a page whose policy allows pictures from nowhere else. */
  dataUrl: string
}

/** A picture of 1080 by 1350 pixels, in the colors of the theme. */
export async function drawPicture(shown: Shown, mark: string): Promise<DrawnPicture> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  await document.fonts.ready
  const colors = themeColors()
  context.fillStyle = colors.background
  context.fillRect(0, 0, WIDTH, HEIGHT)
  if (shown.kind === 'wheel') await drawWheel(context, shown, colors)
  else drawSentence(context, shown.sentence, colors)
  drawMark(context, mark, colors)
  return { blob: await toBlob(canvas), dataUrl: canvas.toDataURL('image/png') }
}

type Colors = Record<'background' | 'ink' | 'muted' | 'gold', string>

function themeColors(): Colors {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    background: read('background'),
    ink: read('ink'),
    muted: read('muted'),
    gold: read('gold'),
  }
}

const serif = (size: number) => `${size}px Newsreader, Georgia, serif`

async function drawWheel(
  context: CanvasRenderingContext2D,
  { svg, title }: Shown & { kind: 'wheel' },
  { ink }: Colors,
) {
  context.drawImage(await imageOf(svg, WHEEL), (WIDTH - WHEEL) / 2, 70)
  context.fillStyle = ink
  context.font = serif(64)
  context.textAlign = 'center'
  context.fillText(title, WIDTH / 2, 1110)
}

function drawSentence(context: CanvasRenderingContext2D, sentence: string, colors: Colors) {
  const height = 860
  const { size, lines } = fitLines(
    sentence,
    { width: WIDTH - 2 * MARGIN, height, sizes: [92, 84, 76, 68, 60, 52] },
    (text, tried) => {
      context.font = serif(tried)
      return context.measureText(text).width
    },
  )
  const top = MARGIN + 100 + (height - lines.length * size * LINE_HEIGHT) / 2
  context.fillStyle = colors.gold
  context.fillRect(MARGIN, top - 40, 120, 4)
  context.fillStyle = colors.ink
  context.font = serif(size)
  context.textAlign = 'left'
  for (const [index, line] of lines.entries())
    context.fillText(line, MARGIN, top + (index + 1) * size * LINE_HEIGHT)
}

/** The logo, a horizon through a sun, beside the name. */
function drawMark(context: CanvasRenderingContext2D, mark: string, { ink, muted, gold }: Colors) {
  const [x, y] = [MARGIN, HEIGHT - MARGIN - 56]
  context.save()
  context.translate(x, y)
  context.scale(2, 2)
  context.lineWidth = 1.4
  context.lineCap = 'round'
  context.strokeStyle = ink
  context.stroke(new Path2D('M25.4 14A11.4 11.4 0 1 1 2.6 14A11.4 11.4 0 1 1 25.4 14Z'))
  context.strokeStyle = gold
  context.stroke(new Path2D('M2.8 15.2C5.6 18.4 9.6 20 14 20s8.4-1.6 11.2-4.8'))
  context.fillStyle = ink
  context.fill(new Path2D('M15.9 12.6A1.9 1.9 0 1 1 12.1 12.6A1.9 1.9 0 1 1 15.9 12.6Z'))
  context.restore()
  context.font = serif(44)
  context.textAlign = 'left'
  context.fillStyle = ink
  context.fillText(mark, x + 76, y + 42)
  context.font = '30px "Instrument Sans", sans-serif'
  context.textAlign = 'right'
  context.fillStyle = muted
  context.fillText(location.host, WIDTH - MARGIN, y + 40)
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
      'image/png',
    )
  })
}
