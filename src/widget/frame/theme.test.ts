import { expect, test } from 'vitest'
import { contrast, mix } from '../../contract/colors.ts'
import { faceOf, loaderFaceOf, type WebchatSettings } from '../../contract/webchat.ts'
import { paletteOf } from './theme.ts'

/** What a business may choose, with nothing that helps: no contrast at all, too little, and what no text stands on. */
const HOSTILE = [
  ...['#ffffff', '#000000', '#777777', '#808080', '#757575', '#2e2e2e', '#b0b0b0', '#cccccc'],
  ...['#ffff00', '#ff0000', '#00ff00', '#0000ff', '#ff8800', '#1f5f8b', '#fefefe', '#010101'],
]
const TEXT = 4.5
const SHAPE = 3

/** A part of the frame: what is painted, on what, and how much it has to stand out. */
const PAINTED: readonly (readonly [part: string, color: string, on: string, needed: number])[] = [
  ['header', 'on-primary', 'primary', TEXT],
  ['text on the background', 'text', 'background', TEXT],
  ['names, times, placeholder', 'soft', 'background', TEXT],
  ["customer's bubble", 'on-mine', 'mine', TEXT],
  ["chatbot's bubble, state, entry that is pointed at", 'on-theirs', 'theirs', TEXT],
  ['buttons of an answer, links', 'accent', 'background', TEXT],
  ['button that is pointed at', 'on-over', 'over', TEXT],
  ['drawing of the sending button', 'on-button', 'button', TEXT],
  ['what failed', 'danger', 'background', TEXT],
  ['border of inputs', 'line', 'background', SHAPE],
  ['sending button', 'button', 'background', SHAPE],
  ['sending button that is pointed at', 'over', 'background', SHAPE],
  ['focus ring, box to tick', 'accent', 'background', SHAPE],
]
/** Buttons of which a part of their own colour shines through while they are pointed at. */
const POINTED = [
  ['on-primary', 'primary'],
  ['soft', 'background'],
  ['text', 'background'],
] as const
const SHINE = 0.14

const faces = HOSTILE.flatMap((background) =>
  HOSTILE.map((other) => {
    const colors = {
      ...{ primary: other, background, user_message: other, bot_message: other },
      ...{ button: other, button_hover: other },
    }
    return faceOf('El Quebracho', { style: { colors } } as WebchatSettings)
  }),
)

test.each(['light', 'dark'])('everything in the frame is told from what it is painted on: %s', (theme) => {
  const broken: string[] = []
  for (const face of faces) {
    const palette = paletteOf(face, theme === 'dark')
    const of = (name: string) => palette[name] ?? ''
    for (const [part, color, on, needed] of PAINTED)
      if (contrast(of(color), of(on)) < needed) broken.push(`${part}: ${of(color)} on ${of(on)}`)
    for (const [color, on] of POINTED)
      if (contrast(of(color), mix(of(on), of(color), SHINE)) < SHAPE) broken.push(`${color}: ${of(color)} on ${of(on)}`)
  }
  expect(broken).toEqual([])
})

test('the button in the page is read, pointed at or not', () => {
  for (const face of faces) {
    const [back, text, over, textOver] = loaderFaceOf('clave', face).color
    expect(contrast(text, back), back).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(textOver, over), over).toBeGreaterThanOrEqual(TEXT)
  }
})

test('colours that suffice are left as they were chosen', () => {
  const colors = {
    ...{ primary: '#1f5f8b', background: '#ffffff', user_message: '#dcecf7' },
    ...{ bot_message: '#f1f3f5', button: '#1f5f8b', button_hover: '#174a6d' },
  }
  expect(paletteOf(faceOf('El Quebracho', { style: { colors } } as WebchatSettings), false)).toMatchObject({
    primary: colors.primary,
    mine: colors.user_message,
    theirs: colors.bot_message,
    button: colors.button,
    over: colors.button_hover,
    accent: colors.button,
  })
})
