import { expect, test } from 'vitest'
import { ChannelOptions } from '../../generated/options.ts'
import { type ChannelNames, contentProblems } from '../../src/contract/content.ts'
import { dental } from '../../src/server/demo/answers/dental.ts'
import { hardware } from '../../src/server/demo/answers/hardware.ts'

const names = Object.fromEntries(ChannelOptions.map(({ value, label }) => [value, label])) as ChannelNames

test.each([
  ['hardware', hardware],
  ['dental', dental],
])('the answers of the %s bot are valid on every channel', (_, { answers, asides }) => {
  for (const { says, buttons = [] } of [...Object.values(answers), ...asides]) {
    const [text = '', ...variants] = says
    const shown = buttons.map(([title]) => ({ title, type: 'restart' as const }))
    expect(contentProblems({ messages: [{ kind: 'text', text, variants }], buttons: shown }, names)).toEqual([])
    for (const [title] of buttons) expect(title.length).toBeLessThanOrEqual(20)
  }
})
