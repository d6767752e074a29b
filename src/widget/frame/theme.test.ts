import { expect, test } from 'vitest'
import { contrast, mix } from '../../contract/colors.ts'
import { loaderSettings, publicSettings, type WebchatSettings } from '../../contract/webchat.ts'
import { paletteOf } from './theme.ts'

/** Worst-case colour choices: no contrast, too little contrast, and colours on which no text is readable. */
const HOSTILE = [
  ...['#ffffff', '#000000', '#777777', '#808080', '#757575', '#2e2e2e', '#b0b0b0', '#cccccc'],
  ...['#ffff00', '#ff0000', '#00ff00', '#0000ff', '#ff8800', '#1f5f8b', '#fefefe', '#010101'],
]
const TEXT = 4.5
const SHAPE = 3

/** Painted parts of the frame: foreground, background and required contrast ratio. */
const PAINTED: readonly (readonly [part: string, color: string, on: string, needed: number])[] = [
  ['header', 'on-primary', 'primary', TEXT],
  ['text on the background', 'text', 'background', TEXT],
  ['names, times, placeholder', 'soft', 'background', TEXT],
  ["customer's bubble", 'on-mine', 'mine', TEXT],
  ["chatbot's bubble, state, hovered entry", 'on-theirs', 'theirs', TEXT],
  ['buttons of a response, links', 'accent', 'background', TEXT],
  ['hovered button', 'on-over', 'over', TEXT],
  ['icon of the send button', 'on-button', 'button', TEXT],
  ['failed messages', 'danger', 'background', TEXT],
  ['border of inputs', 'line', 'background', SHAPE],
  ['sending button', 'button', 'background', SHAPE],
  ['hovered send button', 'over', 'background', SHAPE],
  ['focus ring, checkbox', 'accent', 'background', SHAPE],
]
/** Buttons whose own colour is mixed into the background on hover. */
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
    return publicSettings('El Quebracho', { style: { colors } } as WebchatSettings)
  }),
)

test.each(['light', 'dark'])(
  'everything in the frame has enough contrast with any chosen colours in the %s theme',
  (theme) => {
    const broken: string[] = []
    for (const face of faces) {
      const palette = paletteOf(face, theme === 'dark')
      const of = (name: string) => palette[name] ?? ''
      for (const [part, color, on, needed] of PAINTED)
        if (contrast(of(color), of(on)) < needed) broken.push(`${part}: ${of(color)} on ${of(on)}`)
      for (const [color, on] of POINTED)
        if (contrast(of(color), mix(of(on), of(color), SHINE)) < SHAPE)
          broken.push(`${color}: ${of(color)} on ${of(on)}`)
    }
    expect(broken).toEqual([])
  },
)

test("the page's button is readable, hovered or not", () => {
  for (const face of faces) {
    const [back, text, over, textOver] = loaderSettings('clave', face).color
    expect(contrast(text, back), back).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(textOver, over), over).toBeGreaterThanOrEqual(TEXT)
  }
})

test('colours with enough contrast are not changed', () => {
  const colors = {
    ...{ primary: '#1f5f8b', background: '#ffffff', user_message: '#dcecf7' },
    ...{ bot_message: '#f1f3f5', button: '#1f5f8b', button_hover: '#174a6d' },
  }
  expect(paletteOf(publicSettings('El Quebracho', { style: { colors } } as WebchatSettings), false)).toMatchObject({
    primary: colors.primary,
    mine: colors.user_message,
    theirs: colors.bot_message,
    button: colors.button,
    over: colors.button_hover,
    accent: colors.button,
  })
})
